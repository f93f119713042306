import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MediaCard } from '../card/media-card.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { renderCarousel } from '../test/render-carousel.tsx'
import { Carousel } from './carousel.tsx'

describe('Carousel', () => {
  test('focusing the last card renders the next ones before the observer reports', async ({
    onTestFinished,
  }) => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const { screen, cards } = await renderCarousel(40)
    expect(cards()).toBe(6)
    screen.getByRole('link', { name: 'Play Film 6' }).element().focus()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Play Film 7' })).toHaveFocus()
  })

  test('of five thousand cards it renders a few, and more as one scrolls on', async () => {
    const { scroller, right, cards } = await renderCarousel(5000)
    await expect.poll(cards).toBeGreaterThan(0)
    const first = cards()
    expect(first).toBeLessThanOrEqual(60)

    scroller.scrollLeft = scroller.scrollWidth
    await expect.poll(cards).toBeGreaterThan(first)
    expect(cards()).toBeLessThanOrEqual(first + 60)
    await expect.element(right).not.toHaveAttribute('aria-disabled')
  })

  test('of five thousand items it makes a few cards, and says how many there are', async () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => index + 1)
    const makeCard = vi.fn((number: number) => (
      <MediaCard
        key={number}
        title={`Film ${number}`}
        image={null}
        genre="Drama"
        action={<a href={`?watch=${number}`}>Play</a>}
      />
    ))
    const screen = await render(
      <Carousel heading="Latest Trailers" items={numbers}>
        {makeCard}
      </Carousel>,
    )
    await expect.element(screen.getByText('Film 2', { exact: true }).first()).toBeInTheDocument()
    expect(new Set(makeCard.mock.calls.map(([number]) => number)).size).toBeLessThanOrEqual(60)

    const scroller = screen.getByRole('list').element()
    const last = () => scroller.querySelector('[data-slot=carousel-item]:nth-last-child(2)')
    const before = Number(last()?.getAttribute('aria-posinset'))
    expect(last()).toHaveAttribute('aria-setsize', '5000')
    expect(last()?.textContent).toContain(`Film ${before}`)
    scroller.scrollLeft = scroller.scrollWidth
    await expect.poll(() => Number(last()?.getAttribute('aria-posinset'))).toBeGreaterThan(before)
    await expectNoAxeViolations(screen.container)
  })

  test('the last of many cards can be reached', async () => {
    const { screen, scroller, right, cards } = await renderCarousel(40)
    await expect
      .poll(() => {
        scroller.scrollLeft = scroller.scrollWidth
        return cards()
      })
      .toBe(40)
    scroller.scrollLeft = scroller.scrollWidth
    await expect.element(screen.getByRole('link', { name: 'Play Film 40' })).toBeInViewport()
    await expect.element(right).toHaveAttribute('aria-disabled', 'true')
  })
})
