import { inShortRun } from './support/in-short-run.ts'
import { notFoundError } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('the link of the current page is marked in the header', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const current = navigation.locator('[aria-current=page]')
  await page.goto('/movies')
  await expect(current).toHaveText('Movies')
  for (const label of ['Series', 'Resources', 'Blog']) {
    await navigation.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`/${label.toLowerCase()}`)
    await expect(current).toHaveText(label)
  }
})

test('the header stays at the top, its logo leads home, its bell to the notifications', async ({ page }) => {
  await page.goto('/terms-of-service')
  const header = page.locator('[data-slot=site-header]')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await expect(header.getByRole('link', { name: '(555) 010-0199' })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  )
  await header.getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  await header.getByRole('link', { name: 'Two Pastors, Popcorn and a Movie' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /broken on purpose/ })

  test('a page that breaks says so, and offers the way home', async ({ page }) => {
    await page.route('**/assets/movies-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const meta = () => ({ description: "" }); export const Page = () => { throw new Error("broken on purpose") }',
      }),
    )
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('heading', { name: 'David', level: 1 })).toBeVisible()
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: notFoundError })
  for (const path of [
    '/no-such-page',
    '/reviews/no-such-page',
    '/blog/no-such-page',
    '/movies/no-such-page',
  ]) {
    test(
      `${path} answers 404 and shows the way home`,
      inShortRun(path === '/no-such-page'),
      async ({ page }) => {
        const warnings: string[] = []
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
        await expect(page.getByText('Oops! Page not found')).toBeVisible()
        await expect.poll(() => warnings.join()).toContain(path)
        await page.getByRole('link', { name: 'Return to Home' }).click()
        await expect(page).toHaveURL('/')
      },
    )
  }
})
