import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

const offsets = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll('[data-slot=carousel-scroller]')].map(({ scrollLeft }) => scrollLeft),
  )

for (const path of ['/', '/king-of-kings', '/mercy-ships']) {
  test(`the rows of ${path} open at their first card, on a phone`, async ({ tab }) => {
    await tab.resize(390, 844)
    await tab.open(path)
    await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
    await expect.poll(() => tab.count('[data-slot=card]')).toBeGreaterThan(0)
    const rows = (await offsets(tab)).length
    // Scroll to each row once: rows off screen have no layout yet.
    for (let row = 0; row < rows; row++) {
      await tab.run((index) => {
        document.querySelectorAll('[data-slot=carousel]')[index]?.scrollIntoView({ behavior: 'instant' })
        return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
      }, row)
    }
    expect(await offsets(tab)).toEqual(Array(rows).fill(0))
  })
}

test('rows far away hold their height: nothing jumps when they come', async ({ tab }) => {
  await tab.open('/')
  await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
  const [held, real] = await tab.run(() => {
    const bodies = [...document.querySelectorAll<HTMLElement>('[data-slot=carousel-body]')]
    const heights = () => bodies.map((body) => Math.round(body.getBoundingClientRect().height))
    const before = heights()
    for (const body of bodies) body.style.contentVisibility = 'visible'
    return [before, heights()] as const
  })
  expect(held).toHaveLength(5)
  expect(held).toEqual(real)
})

test('an arrow of a row scrolls it, and says when it leads nowhere', async ({ tab }) => {
  await tab.open('/')
  await expect.poll(() => tab.count('[data-slot=skeleton-card]')).toBe(0)
  const row = '[aria-label=Trailers]'
  const isEnd = () =>
    tab.run((css) => document.querySelector(css)?.ariaDisabled, `${row} [aria-label="Scroll left"]`)
  expect(await isEnd()).toBe('true')
  await tab.click(`${row} [aria-label="Scroll right"]`)
  await expect.poll(async () => Math.round((await offsets(tab))[0] ?? 0)).toBe(320)
  await expect.poll(isEnd).toBeNull()
})
