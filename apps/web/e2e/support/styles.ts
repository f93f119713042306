import type { Page } from '@playwright/test'

/** Adds styles to a page as an adopted style sheet, since its policy blocks <style>. Resolves to a function that removes them. */
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
