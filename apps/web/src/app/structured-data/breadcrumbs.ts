import type { BreadcrumbList } from 'schema-dts'
import { films } from '#content/films.ts'
import blog from '#content/pages/blog.yaml'
import david from '#content/pages/david.yaml'
import movies from '#content/pages/movies.yaml'
import reviews from '#content/pages/reviews.yaml'
import series from '#content/pages/series.yaml'
import { absolute, idOf } from './address.ts'

type Step = { path: string; name: string }

const home: Step = { path: '/', name: 'Home' }

/** The way from the home page to this one; undefined on the home page itself. */
export function breadcrumbs(path: string, title: string): BreadcrumbList | undefined {
  if (path === '/') return undefined
  const steps = [home, ...above(path), { path, name: title }]
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumb'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  }
}

/** The pages between the home page and this one. */
function above(path: string): Step[] {
  if (path.startsWith('/reviews/')) return [{ path: '/reviews', name: reviews.title }]
  if (path.startsWith('/blog/')) return [{ path: '/blog', name: blog.title }]
  if (path === '/david-pastors') return [...above('/david'), { path: '/david', name: david.title }]
  const film = films.find(({ page }) => page === path)
  if (!film) return []
  return [
    film.kind === 'film' ? { path: '/movies', name: movies.title } : { path: '/series', name: series.title },
  ]
}
