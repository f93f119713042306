import { findBrowser } from '@two-pastors/tooling/find-browser'
import { type Browser, chromium, type Page } from 'playwright'
import { markFilms } from './mark-films.ts'

/** A browser with reproducible rendering and no network beyond this machine. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}

/** Opens the pages that take the screenshots, which are 800 px high or as high as the story. */
export async function openPages(browser: Browser, count: number): Promise<Page[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.addInitScript(markFilms)
  return Promise.all(Array.from({ length: count }, () => context.newPage()))
}
