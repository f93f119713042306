import type { WholeFilm, WholeStaffPage } from '../../model/schemas.ts'
import { routes } from '../../src/routes.ts'
import { entriesOf, readEntries } from '../../tools/content-check/read-entries.ts'

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

const { entries } = readEntries()
const films = entriesOf<WholeFilm>(entries, 'films').map(({ value }) => value)
const staffPages = entriesOf<WholeStaffPage>(entries, 'staff-pages').map(({ value }) => value)

/** One URL per route of the site, including those of films and staff's pages. */
export const paths = [
  ...routes.map(({ path }) => examples[path] ?? path),
  ...films.flatMap(({ address, leaders }) => [address, ...(leaders ? [leaders.address] : [])]),
  ...staffPages.flatMap(({ address, movedTo }) => (movedTo ? [] : [address])),
]
