import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SkeletonCard } from '../skeleton-card/skeleton-card.tsx'
import { expectNoAxeViolations } from '../test/axe.ts'
import { emulateReducedMotion } from '../test/media.ts'
import { films, renderCarousel, restAfter } from '../test/render-carousel.tsx'
import { Carousel } from './carousel.tsx'

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

  test('an empty row keeps its heading', async () => {
    const { screen, cards } = await renderCarousel(0)
    await expect.element(screen.getByRole('heading', { name: 'Latest Trailers' })).toBeVisible()
    expect(cards()).toBe(0)
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
