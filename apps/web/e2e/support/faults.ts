import { expect, type Page } from '@playwright/test'

/** Shows another page of the site as a link inside the app does. */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** What no fault may do to a page: make it wider than the window, run what came with data, or take header and footer. */
export async function expectUnharmed(page: Page): Promise<void> {
  const { width, hacked } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - innerWidth,
    hacked: 'hacked' in window,
  }))
  expect(width, 'px that the page is too wide').toBeLessThanOrEqual(0)
  expect(hacked, 'something of the data has run').toBe(false)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0)
}
