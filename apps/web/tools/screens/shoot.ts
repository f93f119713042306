import type { Browser, Page } from 'playwright'
import { gotoHydrated, settled } from '../../e2e/support/pages.ts'
import { addStyles } from '../../e2e/support/styles.ts'
import type { Theme } from '../../src/features/theme/theme.ts'

export type View = { width: number; height: number; theme: Theme }

/** Opens a page of the site in a window of this size and theme. */
export async function open(browser: Browser, address: string, { width, height, theme }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...(width < 700 && { isMobile: true, hasTouch: true }),
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  const page = await context.newPage()
  await gotoHydrated(page, address)
  await showLateSections(page)
  await settled(page)
  // Rows far below the viewport are not rendered, so a full-page screenshot would show them empty.
  await addStyles(page, '* { content-visibility: visible !important }')
  await page.evaluate(showPictures)
  return page
}

/** Sections further down load near the viewport, and may make the page longer. */
async function showLateSections(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.evaluate(scrollThrough)
  await page.waitForLoadState('networkidle')
  if ((await height()) > before) await showLateSections(page)
}

async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  scrollTo(0, 0)
}

/** Loads all pictures, including lazy ones further down. */
async function showPictures(): Promise<void> {
  for (const row of document.querySelectorAll('[data-late]')) row.removeAttribute('data-late')
  for (const image of document.images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  // A decoded picture is painted in a later frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
