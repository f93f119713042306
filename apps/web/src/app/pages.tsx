import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ReactNode, use, useEffect } from 'react'
import { matchRoutes, useParams } from 'react-router-dom'
import { type Part, part } from '#lib/part.ts'
import type { PageModule } from '#page-module.ts'
import { type Route, routes } from '../routes.ts'
import { Head } from './head.tsx'

const files = import.meta.glob<PageModule>('../pages/*/*-page.tsx')

/** The module of every page, by its folder. Each is a part of its own. */
const pages = new Map(
  routes.map(({ page }) => {
    const load = files[`../pages/${page}/${page}-page.tsx`]
    if (!load) throw new Error(`pages/${page}/${page}-page.tsx is missing`)
    return [page, part(load)]
  }),
)

function pageOf({ page }: Route): Part<PageModule> {
  const found = pages.get(page)
  if (!found) throw new Error(`No page is called ${page}`)
  return found
}

/** The route of a path and its parameters. Every path has one: the last route takes what no other does. */
export function matchRoute(pathname: string) {
  const match = matchRoutes(routes, pathname)?.[0]
  if (!match) throw new Error(`No route matches ${pathname}`)
  return match
}

/** Loads a page's code, and with a cache also the data of its first render: then going there shows it at once. */
export async function loadPage(pathname: string, queryClient?: QueryClient): Promise<PageModule> {
  const { route, params } = matchRoute(pathname)
  const page = await pageOf(route).load()
  if (queryClient && page.query) await queryClient.prefetchQuery(page.query(params))
  return page
}

type RoutePageProps = {
  route: Route
  /** Called once the page is there and React has hydrated it. */
  onReady?: (() => void) | undefined
}

/** The page of a route. Where its code is loaded it renders at once, without a Suspense fallback. */
export function RoutePage({ route, onReady }: RoutePageProps) {
  const page = pageOf(route).loaded ?? use(loadOrOpenAsDocument(route))
  useEffect(() => onReady?.(), [onReady])
  return page.query ? (
    <WithData page={page} query={page.query} />
  ) : (
    <PageWithHead page={page} data={undefined} />
  )
}

type WithQuery = { page: PageModule; query: NonNullable<PageModule['query']> }

function WithData({ page, query }: WithQuery): ReactNode {
  const { data, isError } = useQuery(query(useParams()))
  // A page whose data can't be had is a page that isn't there.
  return <PageWithHead page={page} data={isError ? null : data} />
}

function PageWithHead({ page: { Page, meta }, data }: { page: PageModule; data: unknown }) {
  return (
    <>
      <Head {...meta(data)} />
      <Page data={data} />
    </>
  )
}

const opening = new Map<string, Promise<PageModule>>()

/**
 * The code of the next page may be out of reach: no network, or a newer build. The address is the page's already, so the
 * browser opens it as a document, as it would without the app. `use` needs the same promise at every render.
 */
function loadOrOpenAsDocument(route: Route): Promise<PageModule> {
  const promise =
    opening.get(route.page) ??
    pageOf(route)
      .load()
      .catch(() => {
        location.reload()
        return new Promise<never>(() => {})
      })
  opening.set(route.page, promise)
  return promise
}
