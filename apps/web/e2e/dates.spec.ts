import type { Page } from '@playwright/test'
import type { StartData } from '../src/app/boot/start-data.ts'
import type * as entryServer from '../src/app/entry-server.tsx'
import { parsePage, readDist } from './support/dist.ts'
import { expect, test } from './support/test.ts'

const web = `${import.meta.dirname}/..`
const HOUR = 60 * 60 * 1000
const openings = { theaters: Date.parse('2025-04-11T04:00:00Z'), home: Date.parse('2025-06-17T04:00:00Z') }

/** Serves a page as a build would have written it while King of Kings was in theaters. */
async function servePageFromTheaters(page: Page, path: string) {
  const entry: typeof entryServer = await import(`${web}/node_modules/.cache/server/entry-server.js`)
  const built = readDist(`${path.slice(1)}.html`)
  const document = parsePage(built)
  const start: StartData = JSON.parse(document.querySelector('#start-data')?.textContent ?? '')
  const assets = {
    ...start,
    css: /<style>(.*?)<\/style>/s.exec(built)?.[1] ?? '',
    fonts: [...document.querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href') ?? ''),
    printCss: document.querySelector('link[media=print]')?.getAttribute('href') ?? '',
    search: { entries: '', spoken: '' },
  }
  const clock = { asOf: openings.theaters, changes: [openings.home] }
  const { html } = await entry.render({ path }, [], () => assets, clock)
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      await route.fulfill({ response: await route.fetch(), body: html })
    },
  )
}

type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Notes what has moved without a visitor's doing. https://web.dev/articles/cls */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries() as LayoutShift[]) {
        // The fonts arrive, and a line of the menu is a pixel narrower in the fallback.
        if (value < 0.001) continue
        for (const { node, previousRect, currentRect } of sources) {
          const moved = node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent
          shifts.push(`${moved}: from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts)

for (const path of ['/king-of-kings', '/movies']) {
  test(`${path} from a cache of last year corrects itself, and nothing moves`, {
    tag: path === '/movies' ? '@phone' : ['@phone', '@all'],
  }, async ({ page }) => {
    await servePageFromTheaters(page, path)
    await watchShifts(page)
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Watch at Home/ })).toBeVisible()
    await expect(page.getByText('In theaters now')).toHaveCount(0)
    await expect(page.getByText('Find Showtimes')).toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('a page that is open at midnight changes then, and nothing moves', { tag: '@all' }, async ({ page }) => {
  await page.clock.install({ time: openings.home - HOUR })
  await servePageFromTheaters(page, '/king-of-kings')
  await watchShifts(page)
  const podcasts = page.waitForResponse('**/api/getfeed/748')
  await page.goto('/king-of-kings')
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeAttached()
  // In the half hour that the clock skips, a pending request would time out.
  await (await podcasts).finished()
  await expect(page.locator('[data-slot=card]').first()).toBeAttached()
  const action = page.getByRole('region', { name: 'King of Kings', exact: true }).getByRole('link').last()
  await expect(action).toHaveText('Find Showtimes')
  // Time passes by itself as well.
  await page.clock.fastForward(HOUR / 2)
  await expect(action).toHaveText('Find Showtimes')
  await page.clock.fastForward(HOUR / 2)
  await expect(action).toHaveText('Watch at Home')
  expect(await shiftsOf(page)).toEqual([])
})

test('David says what it is pinned to, with no countdown and nothing for a calendar', {
  tag: '@all',
}, async ({ page }) => {
  for (const path of ['/', '/david', '/david-pastors', '/movies']) {
    await page.goto(path)
    await expect(page.getByText('In theaters December 19, 2025').first()).toBeVisible()
    await expect(page.getByText(/days? to go|Tomorrow|In theaters now/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to Calendar' })).toHaveCount(0)
  }
})
