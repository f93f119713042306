import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { pagesToShow } from './pages-to-show.ts'
import { Pagination } from './pagination.tsx'

describe('the pages that get a link', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [3, 5, '1 2 3 4 5'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('on page %d of %d are %s', (page, pages, shown) => {
    expect(
      pagesToShow(page, pages)
        .map((each) => each ?? '…')
        .join(' '),
    ).toBe(shown)
  })
})

describe('Pagination', () => {
  const link = (page: number) => <a href={`#page-${page}`}>{page}</a>

  test.each(['dark', 'light'])('leads to the other pages, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<Pagination page={5} pages={1200} link={link} className="mine" />)
    const nav = screen.getByRole('navigation', { name: 'Pagination' })
    await expect.element(nav).toHaveClass('mine')
    const to = (name: string) => nav.getByRole('link', { name, exact: true }).element().getAttribute('href')
    expect(to('Previous')).toBe('#page-4')
    expect(to('Next')).toBe('#page-6')
    expect(to('Page 1,200')).toBe('#page-1200')
    await expect
      .element(nav.getByRole('link', { name: 'Page 5', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations(screen.container)
  })

  test('has no previous link on the first page or next link on the last, and numbers stay put', async () => {
    const screen = await render(<Pagination page={1} pages={2} link={link} />)
    expect(screen.getByRole('link', { name: 'Previous' }).elements()).toHaveLength(0)
    const before = screen.getByRole('link', { name: 'Page 2' }).element().getBoundingClientRect().left
    await screen.rerender(<Pagination page={2} pages={2} link={link} />)
    expect(screen.getByRole('link', { name: 'Next' }).elements()).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Page 2' }).element().getBoundingClientRect().left).toBe(before)
  })

  test('takes buttons where a page has no address', async () => {
    const onPage = vi.fn()
    const screen = await render(
      <Pagination
        page={1}
        pages={3}
        link={(page) => <button type="button" onClick={() => onPage(page)} />}
      />,
    )
    await screen.getByRole('button', { name: 'Page 3' }).click()
    expect(onPage).toHaveBeenCalledWith(3)
  })

  test('one page needs none', async () => {
    const screen = await render(<Pagination page={1} pages={1} link={link} />)
    expect(screen.container.childElementCount).toBe(0)
  })
})
