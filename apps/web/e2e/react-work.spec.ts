import { gotoIdle } from './support/pages.ts'
import { countReactWork, type ReactWork, reactWork } from './support/react-work.ts'
import { expect, test } from './support/test.ts'

/**
 * What React may do on the home page, on a phone: counts, which a slow machine hardly changes, unlike times. The room above what it
 * is today (docs/decisions/0041-cost-of-a-card.md) is for feeds that come one by one, and for the player's clock.
 */
const BUDGETS = {
  hydration: { renders: 135, hooks: 135, effects: 57, contexts: 86 },
  feeds: { renders: 530, hooks: 720, effects: 145, contexts: 445 },
  video: { renders: 215, hooks: 850, effects: 215, contexts: 190 },
}

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } })

function expectWithin(work: ReactWork, budget: Omit<ReactWork, 'commits'>) {
  for (const [what, most] of Object.entries(budget))
    expect.soft(work[what as keyof ReactWork], what).toBeLessThanOrEqual(most)
}

test('hydrating the home page, its feeds and opening a video keep to their budgets of renders, hooks and effects', async ({
  page,
}) => {
  await countReactWork(page)
  await page.addInitScript(() =>
    addEventListener('app:ready', () => Object.assign(window, { atReady: { ...window.reactWork } })),
  )
  await gotoIdle(page, '/')
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  const hydrated = await page.evaluate(() => (window as Window & { atReady?: ReactWork }).atReady)
  const idle = await reactWork(page)
  // Enough to be React's: a count of nothing would pass any budget.
  expect(hydrated?.renders).toBeGreaterThan(50)
  expect(idle.renders).toBeGreaterThan(200)
  if (hydrated) expectWithin(hydrated, BUDGETS.hydration)
  expectWithin(idle, BUDGETS.feeds)

  await page.locator('[data-slot=card-play]').first().click()
  await expect(page.getByRole('dialog').locator('[data-slot=video-controls]')).toHaveCount(1)
  const after = await reactWork(page)
  const opened = Object.fromEntries(
    Object.entries(after).map(([what, sum]) => [what, sum - idle[what as keyof ReactWork]]),
  ) as ReactWork
  expectWithin(opened, BUDGETS.video)
})
