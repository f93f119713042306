import type { Page } from '@playwright/test'

/** The field of the search page, and the one in the header. */
export const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
export const headerField = (page: Page) => page.getByRole('banner').getByLabel('Search content')

/** The cards of the results. */
export const cards = (page: Page) => page.getByRole('main').locator('[data-slot=card]')
export const titles = (page: Page) => cards(page).getByRole('heading')

/** An episode for each of the five feeds. "Storm" is in another field of each; in the last it is where it does not count. */
export const storms = {
  747: [{ title: 'The Storm' }],
  748: [{ title: 'By the title of no one', tags: ['Stormy weather', 'Drama'] }],
  749: [{ title: 'Still Waters', shortDescription: 'After a STORM, a river.' }],
  751: [{ title: 'Brainstorming: a premiere' }],
  750: [{ title: 'A short', tags: ['Kids', 'Storm'], shortDescription: 'The first tag counts.' }],
}
