import { filmOutlines } from '#config/film-outlines.ts'
import { has } from '#config/site-parts.ts'
import { staffPages } from '#features/staff-pages/staff-pages.ts'
import { type Route, routes } from '../routes.ts'

/** Every address of the site: the fixed ones, and those of films and staff's pages from the content. */
export const siteRoutes: Route[] = [
  ...filmOutlines.flatMap(({ id, kind, address, leaders }): Route[] => [
    {
      path: address,
      page: 'film',
      params: { film: id },
      parent: kind === 'film' || !has('series') ? '/movies' : '/series',
    },
    ...(leaders ? [{ path: leaders, page: 'film-leaders', params: { film: id }, parent: address }] : []),
  ]),
  ...staffPages
    .filter(({ movedTo }) => !movedTo)
    .map(({ id, address }) => ({ path: address, page: 'staff-page', params: { staffPage: id } })),
  ...routes.filter(({ part }) => has(part)).map(withParent),
]

/** If the site doesn't have the parent page, it has none. */
function withParent({ parent, ...route }: Route): Route {
  const isThere = routes.some(({ path, part }) => path === parent && has(part))
  return parent !== undefined && isThere ? { ...route, parent } : route
}
