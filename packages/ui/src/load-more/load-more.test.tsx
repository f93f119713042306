import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useGrowingCount } from '../lib/use-growing-count.ts'
import { expectNoAxeViolations } from '../test/axe.ts'
import { LoadMore } from './load-more.tsx'

function Posts({ total }: { total: number }) {
  const { count, more } = useGrowingCount(total, { first: 24, step: 24 })
  return (
    <>
      <p data-testid="list">{count}</p>
      <LoadMore shown={count} total={total} onMore={more} noun="posts" className="mine" />
    </>
  )
}

describe('LoadMore', () => {
  test.each(['dark', 'light'])('says how much shows, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<LoadMore shown={24} total={2000} onMore={() => {}} />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 24 of 2,000')
    await expect.element(screen.getByRole('button', { name: 'Show more', exact: true })).toBeVisible()
    await expectNoAxeViolations(screen.container)
  })

  test('shows a step more with every press, and in the end only says so, with the focus', async () => {
    const screen = await render(<Posts total={60} />)
    const button = screen.getByRole('button', { name: 'Show more posts' })
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 24 of 60 posts')
    expect(screen.container.querySelector('[data-slot=load-more]')).toHaveClass('mine')
    await button.click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 48 of 60 posts')
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(screen.getByTestId('list')).toHaveTextContent('60')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 60 of 60 posts')
    await expect.element(screen.getByRole('status')).toHaveFocus()
    expect(button.elements()).toHaveLength(0)

    await screen.rerender(<Posts total={20} />)
    await expect.element(screen.getByTestId('list')).toHaveTextContent('20')
    expect(screen.container.querySelector('[data-slot=load-more]')).toBeNull()
  })

  test('does not take the focus from a visitor who moved on while the rest was loading', async () => {
    const list = (shown: number) => (
      <>
        <a href="#first">First</a>
        <LoadMore shown={shown} total={30} onMore={() => {}} />
      </>
    )
    const screen = await render(list(24))
    await screen.getByRole('button', { name: 'Show more' }).click()
    screen.getByRole('link').element().focus()
    await screen.rerender(list(30))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 30 of 30')
    await expect.element(screen.getByRole('link')).toHaveFocus()
  })

  test('renders nothing for a complete list', async () => {
    const screen = await render(<Posts total={24} />)
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })
})
