import { settled } from './support/pages.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

const review = '/reviews/the-chosen-season-4-review'
const post = '/blog/who-is-the-senior-pastor-behind-the-popcorn'

/** The number of pages in a PDF. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const format of ['A4', 'Letter']) {
  test(`the page for pastors fits two sides of ${format}, a review and a post a few`, async ({ page }) => {
    // The film's own page has its family guide on a sheet of its own.
    const most = { '/david-pastors': 2, '/david': 3, [review]: 5, [post]: 2 }
    for (const [path, count] of Object.entries(most)) {
      await page.goto(path)
      await settled(page)
      const found = sheets(await page.pdf({ format }))
      expect(found, path).toBeGreaterThan(0)
      expect(found, path).toBeLessThanOrEqual(count)
    }
  })
}

test.describe('the page for pastors on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/david-pastors')
    await page.emulateMedia({ media: 'print' })
    // A4 without its margins.
    await page.setViewportSize({ width: 642, height: 950 })
  })

  test('has title, date, story, code, tickets and someone to call', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'David', level: 1, exact: true })).toBeVisible()
    for (const text of [
      'In theaters December 19, 2025',
      '4Pastors',
      'hello@twopastorsmovie.example',
      '(555) 010-0199',
    ]) {
      const shown = page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true })
      await expect(shown).toHaveCount(1)
    }
    await expect(page.getByRole('region', { name: 'The Story' })).toBeVisible()
  })

  test('its QR code scans, and is large enough to do so from a bulletin', async ({ page }) => {
    const code = page.getByRole('img', { name: /^QR code: / })
    const tickets = await page
      .getByRole('link', { name: /^Get Tickets/ })
      .last()
      .getAttribute('href')
    expect(await scan(code)).toBe(tickets)
    // 96 CSS px per inch.
    const millimetres = ((await code.boundingBox())?.width ?? 0) * (25.4 / 96)
    expect(millimetres).toBeGreaterThanOrEqual(48)
  })

  test('links that lead elsewhere or to a file tell their address; mail and phone need none', async ({
    page,
  }) => {
    const after = (name: RegExp) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .last()
        .evaluate((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content])
    const [href, told] = await after(/^Get Tickets/)
    expect(told).toBe(`" (${href})"`)
    const [file, address] = await after(/^Download the Guide/)
    expect(address).toMatch(new RegExp(`^" \\(https?://[^/]+${file}\\)"$`))
    expect((await after(/@/))[1]).toBe('none')
    expect((await after(/^\(555\)/))[1]).toBe('none')
    await expect(page.getByRole('link', { name: 'Watch Trailer' })).toBeHidden()
  })
})

test('an open dialog stays off the paper, and cuts nothing from it', async ({ page }) => {
  await page.goto(review)
  const closed = sheets(await page.pdf())
  expect(closed).toBeGreaterThan(1)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[role=dialog]')).toBeHidden()
  expect(sheets(await page.pdf())).toBe(closed)
})

for (const path of ['/david-pastors', review, post]) {
  test(`${path} prints at the press of a button, with all of its pictures`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const missing = [...document.images].filter((image) => !image.complete)
        document.title = `printed, ${missing.length} pictures missing`
      }
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Print This Page', exact: true }).click()
    await expect(page).toHaveTitle('printed, 0 pictures missing')
  })
}

test('without scripts there is no print button', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${stack.url}/david-pastors`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print This Page' })).toBeHidden()
  await context.close()
})
