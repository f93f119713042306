import type { CDPSession, Page } from '@playwright/test'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** How long the page is used: `LONG_LIFE_MINUTES=60 pnpm exec playwright test long-life`; about a minute by default. */
const MINUTES = Number(process.env.LONG_LIFE_MINUTES ?? 0)
const WARM_UP = 4
const ROUNDS = 6

/** The objects left on a page after a garbage collection. */
type Holding = { heap: number; nodes: number; listeners: number; videos: number; sources: number }

// Compiled code is part of the heap, and grows for a long time as the engine compiles more of it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
    { scope: 'worker' },
  ],
})

test('opening and closing films, pages and the menu again and again leaks nothing', async ({
  page,
  stack,
}) => {
  test.setTimeout((MINUTES + 4) * 60_000)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const feed = await (await fetch(`${stack.url}/api/getfeed/747`)).json()
  const films: string[] = ['MP4', 'HLS'].map((type) => {
    const found = feed.series.seasons[0].episodes.find(
      ({ content }: { content: { videos: { videoType: string }[] } }) =>
        content.videos[0]?.videoType === type,
    )
    return found.title
  })
  await gotoHydrated(page, '/')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')

  for (let round = 0; round < WARM_UP; round++) await use(page, films)
  const before = await holding(cdp)
  const until = Date.now() + MINUTES * 60_000
  let rounds = 0
  while (rounds < ROUNDS || Date.now() < until) {
    await use(page, films)
    rounds++
  }
  const after = await holding(cdp)
  console.log(`${rounds} rounds: ${JSON.stringify({ before, after })}`)

  expect(after.heap, 'heap').toBeLessThan(before.heap * 1.05)
  expect(after.videos, 'players').toBeLessThanOrEqual(before.videos)
  expect(after.sources, 'media sources').toBe(before.sources)
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + 5)
  expect(after.nodes, 'nodes').toBeLessThan(before.nodes * 1.05)
})

/** One round: two films, the menu, three pages, and back home. */
async function use(page: Page, films: string[]) {
  const dialog = page.getByRole('dialog')
  for (const title of films) {
    await page.getByRole('link', { name: `Play ${title}`, exact: true }).click()
    await expect(dialog.locator('[data-slot=video-player][data-status=ready]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  for (const [link, path] of [
    ['Movies', '/movies'],
    ['Blog', '/blog'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await dialog.getByRole('link', { name: link, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  }
}

async function holding(cdp: CDPSession): Promise<Holding> {
  // A reference cycle through the media stack and timers takes several collections to free.
  for (let times = 0; times < 3; times++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    videos: await alive(cdp, 'HTMLVideoElement'),
    sources: await alive(cdp, 'MediaSource'),
  }
}

/** The number of live objects of a class, in the document or referenced elsewhere. */
async function alive(cdp: CDPSession, name: string): Promise<number> {
  const prototype = await cdp.send('Runtime.evaluate', { expression: `${name}.prototype` })
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'alive',
  })
  const length = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' })
  return length.result.value
}
