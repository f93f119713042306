import { gotoIdle } from './support/pages.ts'
import { countReactWork, type ReactWork, reactWork } from './support/react-work.ts'
import { expect, test } from './support/test.ts'

/**
 * What React may do on the home page, on a phone: counts, which a slow machine hardly changes, unlike times. The room above what it
 * is today (docs/decisions/0041-cost-of-a-card.md) is for feeds that come one by one, and for the player's clock.
 */
const BUDGETS = {
  hydration: { renders: 135, hooks: 135, effects: 59, contexts: 86 },
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

test('a press while the page hydrates makes React render nothing at once, and is answered afterwards', async ({
  page,
}) => {
  await countReactWork(page)
  await page.addInitScript(() => {
    const press = () => {
      const menu = document.querySelector<HTMLElement>('header button')
      const down = { bubbles: true, cancelable: true, pointerType: 'touch' }
      menu?.dispatchEvent(new PointerEvent('pointerdown', down))
      menu?.click()
      Object.assign(window, { commitsAtPress: window.reactWork.commits })
    }
    // When React listens, and has rendered nothing yet.
    addEventListener('app:hydrating', () => queueMicrotask(press))
  })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => (window as Window & { commitsAtPress?: number }).commitsAtPress)).toBe(0)
})
