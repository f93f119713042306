import { paths } from '../e2e/support/pages.ts'
import { expect, test } from './support/test.ts'

/** By how many px the page is wider than the window. */
const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Content far away loads when it comes near the viewport. */
const scrollToWaiting = () =>
  document.querySelector('[aria-busy=true]')?.scrollIntoView({ behavior: 'instant', block: 'center' })

for (const path of paths) {
  test(`${path} comes alive untouched, on a phone, and nothing goes wrong`, async ({ tab }) => {
    await tab.resize(390, 844)
    await tab.open(path)
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect
      .poll(async () => {
        await tab.run(scrollToWaiting)
        return tab.count('[data-slot=skeleton-card], [aria-busy=true]')
      })
      .toBe(0)
    expect(await tab.run(tooWide)).toBeLessThanOrEqual(0)
    expect(await tab.count('header, main, footer')).toBeGreaterThanOrEqual(3)
  })
}
