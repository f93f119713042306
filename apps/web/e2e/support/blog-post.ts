import type { Page } from '@playwright/test'

/** A post that the build knows. */
export const known = {
  path: '/blog/who-is-the-senior-pastor-behind-the-popcorn',
  title: 'Who Is the Senior Pastor Behind the Popcorn?',
}

/** The post itself; the cards of other posts after it are articles too, once they are near. */
export const article = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })

/** The post's body. */
export const body = (page: Page) => article(page).locator('[data-slot=prose]')
