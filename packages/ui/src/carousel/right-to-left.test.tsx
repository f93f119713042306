import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { films, renderCarousel, restAfter } from '../test/render-carousel.tsx'
import { Carousel } from './carousel.tsx'

describe('Carousel', () => {
  test('where text runs from right to left the row begins at the right, and left is still left', async () => {
    const { screen, scroller, left, right, cards } = await renderCarousel(40, 'rtl')
    const leftOf = (locator: typeof left) => locator.element().getBoundingClientRect().left
    expect(leftOf(left)).toBeLessThan(leftOf(right))
    await expect.element(right).toHaveAttribute('aria-disabled', 'true')
    expect(left.element()).not.toHaveAttribute('aria-disabled')
    const first = screen.getByRole('link', { name: 'Play Film 1', exact: true })
    expect(first.element().getBoundingClientRect().right).toBe(scroller.getBoundingClientRect().right - 20)

    expect(await restAfter(scroller, () => left.click())).toBe(-320)
    await expect.element(right).not.toHaveAttribute('aria-disabled')
    expect(await restAfter(scroller, () => right.click())).toBe(0)
    await expect.element(right).toHaveAttribute('aria-disabled', 'true')

    // The end of what is there so far has an arrow that leads nowhere too, for a moment.
    await expect
      .poll(() => {
        scroller.scrollLeft = -scroller.scrollWidth
        return cards()
      })
      .toBe(40)
    scroller.scrollLeft = -scroller.scrollWidth
    await expect.element(left).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByRole('link', { name: 'Play Film 40' })).toBeInViewport()
  })

  test('follows a text that turns round', async () => {
    const row = (dir: string) => (
      <div dir={dir}>
        <Carousel heading="Latest Trailers">{films(12)}</Carousel>
      </div>
    )
    const screen = await render(row('ltr'))
    await screen.rerender(row('rtl'))
    const left = screen.getByRole('button', { name: 'Scroll left' })
    await expect.element(left).not.toHaveAttribute('aria-disabled')
    await expect
      .element(screen.getByRole('button', { name: 'Scroll right' }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})
