import type { Page } from '@playwright/test'

/** A post that the build knows. */
export const known = {
  path: '/blog/who-is-the-senior-pastor-behind-the-popcorn',
  title: 'Who Is the Senior Pastor Behind the Popcorn?',
}

/** The post's body. */
export const body = (page: Page) => page.getByRole('article').locator('[data-slot=prose]')
