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
