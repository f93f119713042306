import { expect, type Page } from '@playwright/test'
import type { WholeFilm } from '../../model/schemas.ts'
import { routes } from '../../src/routes.ts'
import { readEntries } from '../../tools/content-check/read-entries.ts'

/** An example for each route with a parameter. */
const examples: Record<string, string> = {
  '/after/:film': '/after/david',
  '/reviews/:id': '/reviews/the-chosen-season-4-review',
  '/talk/:id': '/talk/the-chosen-season-4-review',
  '/blog/:id': '/blog/who-is-the-senior-pastor-behind-the-popcorn',
  '/search': '/search?q=david',
  '/watch/:slug': '/watch/what-fear-costs',
  '*': '/no-such-page',
}

const films = readEntries().entries.flatMap(({ file, value }) =>
  file.startsWith('content/films/') ? [value as WholeFilm] : [],
)

/** One address per route of the site, with those of films. */
export const paths = [
  ...routes.map(({ path }) => examples[path] ?? path),
  ...films.flatMap(({ address, leaders }) => [address, ...(leaders ? [leaders.address] : [])]),
]

/** Chromium logs a page's own 404 as an error. */
export const notFoundError = /status of 404.*no-such-page/

/** Opens a page and resolves when it has hydrated: from then on its links need no new document. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('app:ready', () => Object.assign(window, { hydrated: true }), { once: true }),
  )
  await page.goto(path)
  await page.waitForFunction(() => 'hydrated' in window)
}

/** Opens a page and resolves when it has hydrated and has nothing more to do: it then loads the counter of visits. */
export async function gotoIdle(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path)
  await untilIdle(page)
}

/** Not Playwright's `networkidle`: on a busy machine half a second passes while a page still runs its code. */
export const untilIdle = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/counter-')),
  )

/** Resolves when the page shows what it loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The posts below the reviews load when they come near.
  const far = page.locator('[aria-labelledby=latest]')
  if ((await far.count()) > 0) {
    await far.evaluate((section) => section.scrollIntoView())
    await expect(far).not.toHaveAttribute('aria-busy')
    await page.evaluate(() => scrollTo(0, 0))
  }
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
