import { expect, type Page } from '@playwright/test'
import { routes } from '../../src/routes.ts'

/** Example paths for the routes with parameters. */
const examples: Record<string, string> = {
  '/reviews/:id': '/reviews/the-chosen-season-4-review',
  '/blog/:id': '/blog/who-is-the-senior-pastor-behind-the-popcorn',
  '/search': '/search?q=david',
  '*': '/no-such-page',
}

/** One path for each route of the site. */
export const paths = routes.map(({ path }) => examples[path] ?? path)

/** Chromium logs a page's own 404 status as an error. */
export const notFoundError = /status of 404.*no-such-page/

/** Resolves when the page's content has loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The posts below the reviews load when the visitor scrolls near them.
  const far = page.locator('[aria-labelledby=latest]')
  if ((await far.count()) > 0) {
    await far.scrollIntoViewIfNeeded()
    await expect(far).not.toHaveAttribute('aria-busy')
    await page.evaluate(() => scrollTo(0, 0))
  }
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
