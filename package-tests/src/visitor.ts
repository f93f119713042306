import type { Browser, Page } from 'playwright'
import { axeSource } from './axe.ts'

/** A page of a site and the errors on it. */
export type Visitor = {
  page: Page
  /** Console warnings and errors, failed requests and uncaught errors. */
  complaints: string[]
  /** The text of each loaded script. */
  scripts: string[]
}

/**
 * Opens `url` and waits for hydration. With `css`, every style sheet of the site is replaced by it.
 */
export async function visit(browser: Browser, url: string, css?: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  await context.addInitScript({ path: axeSource })
  const page = await context.newPage()
  const complaints: string[] = []
  const scripts: string[] = []
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Browsers abort the download of a video once they have enough.
    if (request.resourceType() === 'media' && request.failure()?.errorText === 'net::ERR_ABORTED') return
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', async (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  if (css !== undefined) {
    await page.route(/\.css($|\?)/, (route) => route.fulfill({ contentType: 'text/css', body: css }))
  }
  await page.goto(url)
  await page.waitForFunction(() => {
    const button = document.querySelector('#visit') ?? {}
    return Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
  return { page, complaints, scripts }
}
