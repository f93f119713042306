import type { Page } from '@playwright/test'

/** Every request of the page from now on, but for the site's own code, icon and manifest: what a form would send is among them. */
export async function recordRequests(page: Page): Promise<string[]> {
  // What the page loads for itself is over.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOwn =
      /^\/assets\/|^\/(icon\.svg|favicon\.ico|manifest\.webmanifest)$/.test(pathname) &&
      request.method() === 'GET'
    if (!isOwn) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}
