import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Chromium, or Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-quic'] : [],
    // Headless Firefox without a display reports a touch device with no mouse.
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  })
  const page = await launched.newPage()
  // The same timeout as `expect` in playwright.config.ts, for busy machines.
  page.setDefaultTimeout(30_000)
  return {
    goto: async (url) => {
      // Firefox reports a load that this navigation cancels as a failure of the navigation.
      await page.waitForFunction(() => document.readyState === 'complete')
      await page.goto(url)
    },
    run: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
      // Puppeteer's type also allows handles as arguments; we only pass values.
      runAgain(() => page.evaluate<unknown[], (...values: unknown[]) => Result>(script as never, ...args)),
    click: (x, y) => page.mouse.click(x, y),
    // The only key whose name is a character in both protocols.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    pdf: () => page.pdf({ format: 'A4' }),
    close: () => launched.close(),
  }
}

/** Runs it again if a navigation destroyed the context it ran in. */
async function runAgain<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!/context was destroyed|Cannot find context|no such frame|Aborted/i.test(String(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, 200))
    return run()
  }
}
