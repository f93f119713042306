import type { BreadcrumbList } from 'schema-dts'
import type { Route } from '../../routes.ts'
import { matchRoute, metaOf } from '../pages.tsx'
import { absolute, idOf } from './address.ts'

type Step = { path: string; name: string }

/** The breadcrumb trail from the home page, by the parents in routes.ts; undefined for the home page itself. */
export async function breadcrumbs(
  path: string,
  route: Route,
  title: string,
  now: number,
): Promise<BreadcrumbList | undefined> {
  if (path === '/') return undefined
  const steps = [{ path: '/', name: 'Home' }, ...(await parentsOf(route, now)), { path, name: title }]
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

async function parentsOf({ parent }: Route, now: number): Promise<Step[]> {
  if (!parent) return []
  const { title = '' } = await metaOf(parent, now)
  return [...(await parentsOf(matchRoute(parent).route, now)), { path: parent, name: title }]
}
