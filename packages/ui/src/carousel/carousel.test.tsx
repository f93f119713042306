import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MediaCard } from '../card/media-card.tsx'
import { SkeletonCard } from '../skeleton-card/skeleton-card.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateReducedMotion } from '../test/media.ts'
import { Carousel } from './carousel.tsx'

const films = (count: number) =>
  Array.from({ length: count }, (_, index) => `Film ${index + 1}`).map((title) => (
    <MediaCard
      key={title}
      title={title}
      image={null}
      genre="Drama"
      action={<a href={`#${title.replace(' ', '-')}`}>Play</a>}
    />
  ))

async function renderCarousel(count: number, dir?: 'rtl') {
  const screen = await render(
    <div dir={dir}>
      <Carousel heading="Latest Trailers">{films(count)}</Carousel>
    </div>,
  )
  const list = screen.getByRole('list')
  return {
    screen,
    scroller: list.element() as HTMLElement,
    left: screen.getByRole('button', { name: 'Scroll left' }),
    right: screen.getByRole('button', { name: 'Scroll right' }),
    cards: () => list.element().querySelectorAll('[data-slot=card]').length,
  }
}

/** Where the scroller comes to rest. */
async function restAfter(scroller: HTMLElement, act: () => Promise<unknown>) {
  const rest = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }))
  await act()
  await rest
  return scroller.scrollLeft
}

describe('Carousel', () => {
  test('is a region named by its visible heading', async () => {
    const { screen } = await renderCarousel(5)
    const region = screen.getByRole('region', { name: 'Latest Trailers' })
    await expect.element(region.getByRole('heading', { name: 'Latest Trailers', level: 2 })).toBeVisible()
    expect(region.getByRole('listitem').elements()).toHaveLength(5)
    await expectNoAxeViolations(screen.container)
  })

  test('one click on an arrow scrolls 320 px, and back', async () => {
    const { scroller, left, right } = await renderCarousel(40)
    expect(await restAfter(scroller, () => right.click())).toBe(320)
    expect(await restAfter(scroller, () => right.click())).toBe(640)
    expect(await restAfter(scroller, () => left.click())).toBe(320)
  })

  test('scrolls smoothly, and at once for those who asked for less motion', async () => {
    const { scroller, right } = await renderCarousel(40)
    const scrollBy = vi.spyOn(scroller, 'scrollBy')
    await restAfter(scroller, () => right.click())
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 320, behavior: 'smooth' })

    await emulateReducedMotion('reduce')
    const before = scroller.scrollLeft
    right.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(scroller.scrollLeft).toBe(before + 320)
  })

  test('an arrow that leads nowhere says so, without losing focus', async () => {
    const { scroller, left, right } = await renderCarousel(5)
    await expect.element(left).toHaveAttribute('aria-disabled', 'true')
    expect(right.element()).not.toHaveAttribute('aria-disabled')

    await restAfter(scroller, () => right.click())
    expect(left.element()).not.toHaveAttribute('aria-disabled')

    scroller.scrollLeft = scroller.scrollWidth
    await expect.element(right).toHaveAttribute('aria-disabled', 'true')
    await expect.element(right).toHaveFocus()
    expect(right.element()).not.toHaveAttribute('disabled')
  })

  test('a row that fits has two arrows that lead nowhere', async () => {
    const { left, right } = await renderCarousel(2)
    await expect.element(left).toHaveAttribute('aria-disabled', 'true')
    await expect.element(right).toHaveAttribute('aria-disabled', 'true')
  })

  test('its arrows say which row they scroll', async () => {
    const { left, right } = await renderCarousel(5)
    await expect.element(left).toHaveAccessibleDescription('Latest Trailers')
    await expect.element(right).toHaveAccessibleDescription('Latest Trailers')
  })

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

  test('the focus on the last card makes the next ones, although the observer has not reported yet', async ({
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
    expect(cards()).toBe(12)
    screen.getByRole('link', { name: 'Play Film 12' }).element().focus()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Play Film 13' })).toHaveFocus()
  })

  test('an empty row keeps its heading', async () => {
    const { screen, cards } = await renderCarousel(0)
    await expect.element(screen.getByRole('heading', { name: 'Latest Trailers' })).toBeVisible()
    expect(cards()).toBe(0)
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

  test('the keyboard walks from card to card and the row follows', async () => {
    const { screen, left } = await renderCarousel(12)
    left.element().focus()
    await userEvent.tab()
    for (let card = 1; card <= 6; card++) {
      await userEvent.tab()
      await expect.element(screen.getByRole('link', { name: `Play Film ${card}` })).toHaveFocus()
    }
    await expect.element(screen.getByRole('link', { name: 'Play Film 6' })).toBeInViewport()
  })

  test('a phone scrolls by touch, so the arrows are gone there and cards snap', async ({
    onTestFinished,
  }) => {
    await page.viewport(390, 800)
    onTestFinished(() => page.viewport(1280, 800))
    const { screen, scroller } = await renderCarousel(5)
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(0)
    expect(getComputedStyle(scroller).scrollSnapType).toBe('x')
  })

  test('while its cards are on their way it is busy', async () => {
    const screen = await render(
      <Carousel heading="Shorts" busy>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <SkeletonCard key={key} layout="tall" />
        ))}
      </Carousel>,
    )
    await expect.element(screen.getByRole('region', { name: 'Shorts' })).toHaveAttribute('aria-busy', 'true')
    await expectNoAxeViolations(screen.container)

    await screen.rerender(<Carousel heading="Shorts">{films(3)}</Carousel>)
    expect(screen.getByRole('region', { name: 'Shorts' }).element()).not.toHaveAttribute('aria-busy')
  })
})
