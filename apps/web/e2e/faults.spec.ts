import { expect, test } from './support/test.ts'

test.describe('when one feed fails', () => {
  test.use({ expectedErrors: /500|Failed to fetch feed data for 748|getfeed\/748/ })

  test('the other rows live', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/getfeed/748', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/')
    for (const heading of ['Trailers', 'Sharing Movies Worthy Podcast', 'Red Carpet Events', 'Shorts']) {
      await expect(
        page.getByRole('region', { name: heading }).locator('[data-slot=card]').first(),
      ).toBeVisible()
    }
    const broken = page.getByRole('region', { name: 'Two Pastors, Popcorn and a Movie Podcast' })
    await expect(broken.locator('[data-slot=skeleton-card]')).toHaveCount(0)
    await expect(broken.locator('[data-slot=card]')).toHaveCount(0)
    expect(logged.join('\n')).toContain('Failed to fetch feed data for 748')
  })

  test('its row comes back by itself when the feed does', async ({ page }) => {
    let failures = 0
    await page.route('**/api/getfeed/748', (route) => {
      failures += 1
      return failures <= 2 ? route.fulfill({ status: 500 }) : route.continue()
    })
    await page.clock.install()
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to fetch feed data for 748'),
    )
    await page.goto('/')
    await logged
    const row = page.getByRole('region', { name: 'Two Pastors, Popcorn and a Movie Podcast' })
    // It waits for a second, then for two.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(row.locator('[data-slot=card]').first()).toBeVisible({ timeout: 200 })
    }).toPass()
  })
})

test('Red Carpet Events is not there when its feed is empty', async ({ page }) => {
  await page.route('**/api/getfeed/751', (route) =>
    route.fulfill({ json: { series: { seasons: [{ episodes: [] }] } } }),
  )
  await page.goto('/')
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Red Carpet Events' })).toHaveCount(0)
})

test.describe('an unknown address', { tag: '@all' }, () => {
  test.use({ expectedErrors: /404/ })

  test('answers 404 and shows the way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'David', level: 1 })).toBeVisible()
  })
})

test.describe('when the code of the menu does not come', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 800 }, expectedErrors: /could not be loaded|ERR_FAILED/ })

  test('the page lives on', async ({ page }) => {
    await page.route('**/menu-drawer*', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await page.getByRole('button', { name: 'Open menu' }).click()
    await failed
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  })
})
