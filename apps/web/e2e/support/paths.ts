import { routes } from '../../src/routes.ts'

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

/** One address per route of the site. */
export const paths = routes.map(({ path }) => examples[path] ?? path)
