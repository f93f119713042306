import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, use, useEffect } from 'react'
import { matchRoutes, type Params } from 'react-router-dom'
import { useNow } from '#lib/now.tsx'
import { type Part, part } from '#lib/part.ts'
import type { Meta, PageModule } from '#page-module.ts'
import type { Route } from '../routes.ts'
import { Head } from './head.tsx'
import { siteRoutes } from './site-routes.ts'

const files = import.meta.glob<PageModule>('../pages/*/*-page.tsx')

/** Every page's module, by folder. Each loads separately. */
const pages = new Map(
  siteRoutes.map(({ page }) => {
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

/** The routes whose paths hold no params. */
const fixed = new Map(siteRoutes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]))

/** A path's route and its params. Every path has one, because the last route is a catch-all. */
export function matchRoute(pathname: string): { route: Route; params: Params } {
  // The common case: the router would compile and rank all routes each time.
  const known = fixed.get(pathname)
  if (known) return { route: known, params: known.params ?? {} }
  const match = matchRoutes(siteRoutes, pathname)?.[0]
  if (!match) throw new Error(`No route matches ${pathname}`)
  const { route, params } = match
  return { route, params: { ...params, ...route.params } }
}

/** Loads a page's code and, given a query client, the data of its first render, so that it then opens instantly. */
export async function loadPage(pathname: string, queryClient?: QueryClient): Promise<PageModule> {
  const { route, params } = matchRoute(pathname)
  const page = await pageOf(route).load()
  if (queryClient && page.query) await queryClient.prefetchQuery(page.query(params))
  return page
}

/** A page's metadata with the data of its first render. `now` is in ms since 1970. */
export async function metaOf(pathname: string, now: number): Promise<Meta> {
  const queryClient = new QueryClient()
  const page = await loadPage(pathname, queryClient)
  const data = page.query && queryClient.getQueryData(page.query(matchRoute(pathname).params).queryKey)
  queryClient.clear()
  return page.meta(data, now)
}

type RoutePageProps = {
  pathname: string
  /** Called once React has hydrated the page. */
  onReady?: (() => void) | undefined
}

/**
 * The page at a path. Renders synchronously, without a Suspense fallback, if its code is loaded. Memoized, because
 * opening a video changes the address but not its path.
 */
export const RoutePage = memo(({ pathname, onReady }: RoutePageProps) => {
  const { route, params } = matchRoute(pathname)
  // Once it has suspended, it calls `use` again, or React fails: https://react.dev/warnings/conditional-use-of-use
  const page = (!loading.has(route.page) && pageOf(route).loaded) || use(loadOrReload(route))
  useEffect(() => onReady?.(), [onReady])
  return page.query ? (
    <WithData key={route.path} {...{ page, route, params }} query={page.query} />
  ) : (
    <PageWithHead page={page} data={undefined} />
  )
})

type WithQuery = { page: PageModule; route: Route; params: Params; query: NonNullable<PageModule['query']> }

function WithData({ page, route, params, query }: WithQuery): ReactNode {
  const queryClient = useQueryClient()
  const options = query(params)
  // As above: the data has come when it renders again.
  const isMissing = queryClient.getQueryData(options.queryKey) === undefined
  if (page.waitsForData && (isMissing || loadingData.has(route.path)))
    use(loadData(route.path, () => queryClient.prefetchQuery(options)))
  const { data, isError } = useQuery(options)
  // A page whose data fails to load renders as not found.
  return <PageWithHead page={page} data={isError ? null : data} />
}

function PageWithHead({ page: { Page, meta }, data }: { page: PageModule; data: unknown }) {
  return (
    <>
      <Head {...meta(data, useNow())} />
      <Page data={data} />
    </>
  )
}

const loadingData = new Map<string, Promise<void>>()

/** The same promise on each render, as `use` requires. */
function loadData(path: string, load: () => Promise<void>): Promise<void> {
  const promise = loadingData.get(path) ?? load()
  loadingData.set(path, promise)
  return promise
}

const loading = new Map<string, Promise<PageModule>>()

/**
 * Loads a page's code. If that fails, because the visitor is offline or a newer build has replaced this one, it reloads:
 * the URL is already the new page's. `use` needs the same promise on every render.
 */
function loadOrReload(route: Route): Promise<PageModule> {
  const promise =
    loading.get(route.page) ??
    pageOf(route)
      .load()
      .catch(() => {
        location.reload()
        return new Promise<never>(() => {})
      })
  loading.set(route.page, promise)
  return promise
}
