import type { Page } from '@playwright/test'

/** Every request from now on except for the site's own code, icon and manifest; includes form submissions. */
export async function recordRequests(page: Page): Promise<string[]> {
  // Wait until the page itself has finished loading.
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
