import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { matchRoutes, type Params } from 'react-router-dom'
import { routes } from '#routes.ts'

type ScreenModule = {
  Screen: ComponentType
  /** Brings what the screen's first render shows into the cache. */
  load?: (queryClient: QueryClient, params: Params) => Promise<unknown>
}

const modules = import.meta.glob<ScreenModule>('../pages/*/*-page.tsx')
const loaded = new Map<string, ComponentType>()

async function load(name: string): Promise<ScreenModule> {
  const module = modules[`../pages/${name}/${name}-page.tsx`]
  if (!module) throw new Error(`pages/${name}/${name}-page.tsx is missing`)
  const screen = await module()
  loaded.set(name, screen.Screen)
  return screen
}

/**
 * The component of a screen, in a chunk of its own. Once it is preloaded it renders at once, without a Suspense boundary:
 * the server, the hydration and a link that was hovered over all see the finished screen.
 */
export function lazyScreen(name: string): ComponentType {
  const Pending = lazy(() => load(name).then(({ Screen }) => ({ default: Screen }), openAsDocument))
  return function LazyScreen() {
    const Screen = loaded.get(name) ?? Pending
    return <Screen />
  }
}

/**
 * The code of the next page does not come: there is no network, or a newer build has taken its place. The address is
 * that of the page already, so the browser gets it as it would without the app: new, kept, or with its own words about the
 * network. It is never tried twice: hydration does not come this way.
 */
function openAsDocument() {
  location.reload()
  return new Promise<never>(() => {})
}

const match = (pathname: string) => matchRoutes(routes, pathname)?.[0]

/** The name of the screen that a path shows. */
export function screenOf(pathname: string): string {
  return match(pathname)?.route.screen ?? 'not-found'
}

/** Loads the screen of a path, and with a cache also its data, so that going there shows it at once. */
export async function preloadScreen(pathname: string, queryClient?: QueryClient): Promise<void> {
  const screen = await load(screenOf(pathname))
  if (queryClient) await screen.load?.(queryClient, match(pathname)?.params ?? {})
}
