import { notFoundError, paths, settled } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: notFoundError })

for (const path of paths) {
  test(`${path} has one heading, its own title, header and footer, and a clean console`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Two Pastors, Popcorn and a Movie$/)
    await expect(page.getByRole('banner').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Scrolled through once: pictures and rows that come late belong to the page too.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await page.waitForLoadState('networkidle')
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
          .map((image) => (image as HTMLImageElement).src),
      )
    expect(broken, 'pictures that did not come').toEqual([])
  })
}

test('the titles of the pages differ', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const titles: string[] = []
  for (const path of paths) {
    await page.goto(stack.url + path)
    titles.push(await page.title())
  }
  await context.close()
  expect(new Set(titles).size, titles.join('\n')).toBe(paths.length)
})

test('the link of the current page is marked in the header', async ({ page }) => {
  for (const [path, label] of [
    ['/movies', 'Movies'],
    ['/series', 'Series'],
    ['/resources', 'Resources'],
    ['/blog', 'Blog'],
  ] as const) {
    await page.goto(path)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(current).toHaveText(label)
  }
})

test.describe('an unknown address', () => {
  for (const path of [
    '/no-such-page',
    '/reviews/no-such-page',
    '/blog/no-such-page',
    '/movies/no-such-page',
  ]) {
    test(`${path} answers 404 and shows the way home`, async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      await expect.poll(() => warnings.join()).toContain(path)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
