import { expect, type Page, type Route } from '@playwright/test'

/** Navigates to another page on the client, as a link does. */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Expects that a fault hasn't widened the page, run injected scripts, or removed the header and footer. */
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

/** Ways in which a request can fail. */
export const failures: {
  fault: string
  answer: (route: Route) => unknown
  /** For retryable failures: how long each of the four attempts takes, in ms. */
  again?: number
}[] = [
  { fault: 'refuses', answer: (route) => route.abort('connectionrefused'), again: 0 },
  { fault: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'broken' }), again: 0 },
  { fault: 'takes 30 s', answer: () => {}, again: 12_000 },
  { fault: 'answers 404', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    fault: 'answers with HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi log in</h1>' }),
  },
]

/** The errors that the browser and the clients log for them. */
export const failureLogs = /ERR_(CONNECTION_REFUSED|FAILED|INTERNET)|status of (404|500)|Failed to fetch/

/** Advances the page's clock (`page.clock`) until it has made this many requests. */
export async function untilAsked(page: Page, asked: () => number, times: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000)
    expect(asked()).toBe(times)
  }).toPass({ intervals: [100], timeout: 40_000 })
}

/** Goes offline and back online, with the browser's events for both. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** Marks the document; the returned function tells whether it is still the same one. */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}
