import type { Page } from '@playwright/test'

/** Holds back requests for an address until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.fallback()
  })
  return () => release()
}
