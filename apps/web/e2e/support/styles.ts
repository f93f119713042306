import type { Page } from '@playwright/test'

/** Lays style rules over a page, without an element, which the page's policy refuses. Resolves to how to take them off. */
export async function addStyles(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, rules)
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made)
    })
}
