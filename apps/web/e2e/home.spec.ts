import { expectAccessible } from './support/axe.ts'
import { inShortRun } from './support/in-short-run.ts'
import { expect, test } from './support/test.ts'

const rows = [
  'Trailers',
  'Two Pastors, Popcorn and a Movie Podcast',
  'Sharing Movies Worthy Podcast',
  'Red Carpet Events',
  'Shorts',
]

test('the rows come from the feeds, in order, with their cards', { tag: '@phone' }, async ({
  page,
  stack,
}) => {
  const feed = await (await fetch(`${stack.url}/api/getfeed/747`)).json()
  const [first] = feed.series.seasons[0].episodes
  await page.goto('/')
  const carousels = page.locator('[data-slot=carousel]')
  await expect(carousels.locator('[data-slot=card]').first()).toBeVisible()
  await expect(carousels.getByRole('heading', { level: 2 })).toHaveText(rows)
  for (const heading of rows) {
    const cards = page.getByRole('region', { name: heading }).locator('[data-slot=card]')
    expect(await cards.count()).toBeGreaterThanOrEqual(6)
  }
  await expect(page.getByRole('heading', { name: 'Our Sponsors' })).toBeVisible()

  await test.step('a card shows title, genre and duration of its episode', async () => {
    const card = page.getByRole('region', { name: 'Trailers' }).locator('[data-slot=card]').first()
    await expect(card.getByRole('heading')).toHaveText(first.title)
    const minutes = Math.floor(first.content.duration / 60)
    const seconds = String(first.content.duration % 60).padStart(2, '0')
    await expect(card.locator('[data-slot=card-meta]')).toHaveText(`${first.tags[0]} · ${minutes}:${seconds}`)
  })
})

test.describe('while the feeds load', () => {
  // axe is slow: a request may have timed out by now.
  test.use({ expectedErrors: /Failed to fetch/ })

  test('the page asks for all of them, and its rows keep their places', async ({ page }) => {
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/getfeed/*', async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await held
      await route.continue()
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await test.step('the page asks for its five feeds at once, and for no other', async () => {
      // None is answered: a request that waited for another would never be sent.
      await expect
        .poll(() => [...new Set(asked)].sort())
        .toEqual([747, 748, 749, 750, 751].map((id) => `/api/getfeed/${id}`))
    })
    await test.step('while the feeds load, each row shows five skeleton cards in its own shape', async () => {
      for (const heading of rows) {
        const row = page.getByRole('region', { name: heading })
        await expect(row.locator('[data-slot=skeleton-card]')).toHaveCount(5)
      }
      const shape = (heading: string) =>
        page
          .getByRole('region', { name: heading })
          .locator('[data-slot=skeleton-card] > div')
          .first()
          .evaluate((element) => element.clientWidth / element.clientHeight)
      expect(await shape('Trailers')).toBeCloseTo(2 / 3, 1)
      expect(await shape('Red Carpet Events')).toBeCloseTo(16 / 9, 1)
      expect(await shape('Shorts')).toBeCloseTo(9 / 16, 1)
    })
    await test.step('no accessibility violation', () => expectAccessible(page))
    release()
    await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  })
})

test('a row far away holds its height, by an element that neither scrolls nor has padding', {
  tag: ['@phone', '@all'],
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  const rows = await page.locator('[data-slot=carousel]').evaluateAll((carousels) =>
    carousels.map((carousel) => {
      const skipped = [...carousel.querySelectorAll<HTMLElement>('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      )
      return skipped.map((element) => {
        const { overflowX, padding } = getComputedStyle(element)
        const held = element.getBoundingClientRect().height
        element.style.contentVisibility = 'visible'
        const off = Math.abs(element.getBoundingClientRect().height - held)
        return { overflowX, padding, isHeld: off < 1 }
      })
    }),
  )
  // With skipped cards, Safari opens a scroller at an arbitrary card; Firefox drops the padding of skipped content.
  expect(rows).toEqual(Array(5).fill([{ overflowX: 'visible', padding: '0px', isHeld: true }]))
})

test('the arrows of a row scroll it by 320 px', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Trailers' })
  const scroller = row.locator('[data-slot=carousel-scroller]')
  await expect(row.locator('[data-slot=card]').first()).toBeVisible()
  await row.getByRole('button', { name: 'Scroll right' }).click()
  await expect.poll(() => scroller.evaluate((element) => Math.round(element.scrollLeft))).toBe(320)
  await row.getByRole('button', { name: 'Scroll left' }).click()
  await expect.poll(() => scroller.evaluate((element) => Math.round(element.scrollLeft))).toBe(0)
})

test('the page is readable before any script has run', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(stack.url)
  await expect(page.getByRole('heading', { name: 'David', level: 1 })).toBeVisible()
  await expect(page.getByText('In a kingdom ruled by fear')).toBeVisible()
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(25)
  await expect(page.getByRole('link', { name: 'Watch Trailer' })).toHaveAttribute(
    'href',
    '?watch=david-trailer',
  )
  await context.close()
})

test('nothing moves while the page loads, even if the fonts are late', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const shift = await page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    // Events so far are delivered in the next frames.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return sum
  })
  expect(shift).toBeLessThan(0.001)
})

test('no screen width scrolls sideways', { tag: '@all' }, async ({ page }) => {
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
})

for (const width of [320, 390, 768, 1024, 1280, 1600]) {
  test(
    `what comes while a visitor scrolls moves nothing below it, at ${width} px`,
    inShortRun(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      await page.getByRole('heading', { name: 'Reviewed for Families' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('link', { name: /^Read Full Review/ })).toHaveCount(4)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2)
    },
  )
}

test('on a touch screen the play mark stands beside the title, off the lettering of the picture', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  const card = page.locator('[data-slot=carousel] [data-slot=card]').first()
  await card.scrollIntoViewIfNeeded()
  const mark = await card.locator('[data-slot=play-badge]').boundingBox()
  const picture = await card.locator('[data-slot=card-frame]').boundingBox()
  expect(mark?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
  const title = card.getByRole('heading')
  const end = await title.evaluate((element) => {
    const { right } = element.getBoundingClientRect()
    return right - Number.parseFloat(getComputedStyle(element).paddingRight)
  })
  expect(end).toBeLessThanOrEqual(mark?.x ?? 0)
})
