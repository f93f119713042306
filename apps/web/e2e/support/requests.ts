import type { Page } from '@playwright/test'
import { untilIdle } from './pages.ts'

/** Every request of the page from now on, except for the site's code, icon and manifest. Includes what a form sends. */
export async function recordRequests(page: Page): Promise<string[]> {
  await untilIdle(page)
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
