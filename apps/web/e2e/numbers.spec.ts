import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Set where the numbers are behind a key (pnpm rehearse --test): the page then asks for it after a first request. */
const { E2E_NUMBERS_KEY } = process.env
if (E2E_NUMBERS_KEY) test.use({ expectedErrors: /status of 401/ })

const BEACON = /\/functions\/v1\/count$/

/** The counter leaves out robots, such as a browser under test. */
const asPerson = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { value: false }))

const beacons = (page: Page) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (BEACON.test(request.url())) bodies.push(...(request.postData() ?? '').split('\n'))
  })
  return bodies
}

/** The cells of a table row, as staff read it. */
async function figure(page: Page, table: string, row: RegExp): Promise<number> {
  const cell = page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
  return (await cell.count()) === 0 ? 0 : Number(await cell.first().textContent())
}

async function readFigures(page: Page) {
  await page.goto('/admin/numbers')
  if (E2E_NUMBERS_KEY) {
    await page.getByLabel('Staff key', { exact: true }).fill(E2E_NUMBERS_KEY)
    await page.getByRole('button', { name: 'Show the numbers' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Page views' })).toBeVisible()
  return {
    movies: await figure(page, 'Pages', /\/movies/),
    plays: await figure(page, 'Videos', /David/),
    guide: await figure(page, 'Files', /david-study-guide/),
    today: await figure(page, 'Page views by day', /./),
  }
}

test('what a visitor sees, plays and downloads is in the numbers, and nothing of it on the device', async ({
  page,
  context,
}) => {
  const before = await readFigures(page)
  await asPerson(context)
  const told = beacons(page)
  await gotoHydrated(page, '/movies')
  const views = () => told.filter((line) => line.startsWith('view '))
  await expect.poll(views).toEqual(['view /movies'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click()
  await expect.poll(views).toEqual(['view /movies', 'view /resources'])
  // Its largest picture is known once somebody presses something.
  await expect.poll(() => told.filter((line) => /^lcp-(good|fair|poor) \/movies$/.test(line))).toHaveLength(1)
  const download = page.waitForEvent('download')
  await page.locator('a[href="/downloads/david-study-guide.pdf"]').first().click()
  await (await download).cancel()
  await expect.poll(() => told.at(-1)).toBe('download /downloads/david-study-guide.pdf')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Play David', exact: true }).click()
  await expect.poll(() => told.filter((line) => line.startsWith('play '))).toHaveLength(1)
  // Seen to a quarter, without waiting for it.
  const video = page.getByRole('dialog', { name: 'David' }).locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.playbackRate = 16
  })
  await expect.poll(() => told.some((line) => line.startsWith('played-25 ')), { timeout: 20_000 }).toBe(true)

  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])
  // Where to go on, and how loud: the player's own.
  expect(stored.filter((name) => !name?.startsWith('@two-pastors/ui:'))).toEqual([])

  const after = await readFigures(page)
  expect(after.movies).toBe(before.movies + 1)
  expect(after.guide).toBe(before.guide + 1)
  expect(after.plays).toBeGreaterThan(before.plays)
  expect(after.today).toBeGreaterThanOrEqual(before.today + 3)
})

for (const [who, wish] of [
  ['sends Global Privacy Control', ['globalPrivacyControl', true]],
  ['asks not to be tracked', ['doNotTrack', '1']],
] as const) {
  test(
    `who ${who} tells nothing`,
    inShortRun(who === 'asks not to be tracked'),
    async ({ page, context }) => {
      await asPerson(context)
      await context.addInitScript(
        ([name, value]) => Object.defineProperty(Navigator.prototype, name, { value }),
        wish,
      )
      const told = beacons(page)
      const counter = page.waitForResponse(/\/counter-[\w-]+\.js$/)
      await gotoHydrated(page, '/movies')
      await (await counter).finished()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
      // Leaving sends what is left.
      await page.goto('/contact')
      expect(told).toEqual([])
    },
  )
}

test.describe('blocked', { tag: '@all' }, () => {
  test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT/ })

  test('a browser that blocks the counter shows the page all the same', async ({ page, context }) => {
    await asPerson(context)
    await page.route(/\/counter-[\w-]+\.js$/, (route) => route.abort('blockedbyclient'))
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/counter-'))
    await gotoHydrated(page, '/movies')
    await blocked
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
  })
})

const counts = [
  { day: '2026-11-21', kind: 'view', key: '/', count: 1200 },
  { day: '2026-11-22', kind: 'view', key: '/david', count: 340 },
  { day: '2026-11-22', kind: 'play', key: 'david-trailer', count: 200 },
  { day: '2026-11-22', kind: 'played-50', key: 'david-trailer', count: 50 },
  { day: '2026-11-22', kind: 'sign-up', key: 'david', count: 7 },
]

test.describe('with a key', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('staff type the key, and read charts with their tables, and the CSV', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route(/\/functions\/v1\/numbers\?days=/, (route) =>
      route.request().headers().authorization === 'Bearer the-key-of-the-staff'
        ? route.fulfill({ json: { from: '2026-11-20', to: '2026-11-22', counts } })
        : route.fulfill({ status: 401, json: { message: 'This key is not the staff’s.' } }),
    )
    await page.goto('/admin/numbers')
    const key = page.getByLabel('Staff key', { exact: true })
    await key.fill('wrong')
    await page.getByRole('button', { name: 'Show the numbers' }).click()
    await expect(page.getByText('This is not the key. Check it and try again.')).toBeVisible()
    await key.fill('the-key-of-the-staff')
    await page.getByRole('button', { name: 'Show the numbers' }).click()

    await expect(
      page.getByRole('img', { name: 'Page views by day, most on Sat, Nov 21: 1,200' }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'Page views by day' }).getByRole('row')).toHaveText([
      'DayPage views',
      'Sun, Nov 22340',
      'Sat, Nov 211,200',
      'Fri, Nov 200',
    ])
    await expect(page.getByRole('row', { name: /david-trailer/ }).getByRole('cell')).toHaveText([
      '200',
      '0%',
      '25%',
      '0%',
      '0%',
    ])
    await expect(page.getByRole('region', { name: 'Downloads' }).getByRole('img')).toHaveAccessibleName(
      'Downloads: none yet',
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze()
    expect(violations).toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('numbers-2026-11-20-2026-11-22.csv')
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString().split('\n').slice(0, 2)).toEqual([
      '\uFEFFday,kind,key,count',
      '2026-11-21,view,/,1200',
    ])
    // Nothing keeps the key.
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(key).toBeVisible()
  })
})
