import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { Tooltip } from './tooltip.tsx'

const renderTooltip = async (delay?: number) => {
  const screen = await render(
    <Tooltip text="We write once a month" className="mine" {...(delay !== undefined && { delay })}>
      <Button>Notify me</Button>
    </Tooltip>,
  )
  const box = () => document.querySelector('[data-slot=tooltip]')
  return { screen, box, button: screen.getByRole('button', { name: 'Notify me' }) }
}

describe('Tooltip', () => {
  test.each(['dark', 'light'])('the keyboard opens it at once, in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme
    const { box, button } = await renderTooltip(60_000)
    expect(box()).toBeNull()
    await userEvent.tab()
    await expect.poll(box).toBeVisible()
    expect(box()).toHaveClass('mine')
    await expect.element(button).toHaveAccessibleDescription('We write once a month')
    await expectNoAxeViolations()
  })

  test('Escape closes it, and the focus stays', async () => {
    const { box, button } = await renderTooltip()
    await userEvent.tab()
    await expect.poll(box).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(box).toBeNull()
    await expect.element(button).toHaveFocus()
  })

  test('the mouse opens it after 700 ms of rest, and closes it by leaving', async () => {
    const { box, button, screen } = await renderTooltip()
    const began = performance.now()
    await button.hover()
    await expect.poll(box, { interval: 10 }).toBeVisible()
    expect(performance.now() - began).toBeGreaterThan(650)
    await userEvent.unhover(button)
    await userEvent.hover(screen.container, { position: { x: 600, y: 5 } })
    await expect.poll(box).toBeNull()
  })

  test('stays when Tab scrolls its control into view, and follows it', async () => {
    await render(
      <>
        <Button>First</Button>
        <div style={{ height: '200vh' }} />
        <Tooltip text="We write once a month">
          <Button>Notify me</Button>
        </Tooltip>
      </>,
    )
    const box = () => document.querySelector('[data-slot=tooltip]')
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    await expect.poll(box).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(box()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(box).toBeNull()
    window.scrollTo(0, 0)
  })
})
