import { type ComponentType, lazy } from 'react'
import { matchRoutes } from 'react-router-dom'
import { routes } from '../routes.ts'

type ScreenModule = { Screen: ComponentType }

const modules = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx')
const loaded = new Map<string, ComponentType>()

async function load(name: string): Promise<{ default: ComponentType }> {
  const module = modules[`../screens/${name}/${name}-screen.tsx`]
  if (!module)
    throw new Error(`routes.ts names the screen "${name}", but screens/${name}/${name}-screen.tsx is missing`)
  const { Screen } = await module()
  loaded.set(name, Screen)
  return { default: Screen }
}

/**
 * The component of a screen, in a chunk of its own. Once it is preloaded it renders at once, without a Suspense boundary:
 * the server, the hydration and a link that was hovered over all see the finished screen.
 */
export function lazyScreen(name: string): ComponentType {
  const Pending = lazy(() => load(name))
  return function LazyScreen() {
    const Screen = loaded.get(name) ?? Pending
    return <Screen />
  }
}

/** The name of the screen that a path shows. */
export function screenOf(pathname: string): string {
  return matchRoutes(routes, pathname)?.[0]?.route.screen ?? 'not-found'
}

/** Loads the screen of a path, so that going there shows it at once. */
export async function preloadScreen(pathname: string): Promise<void> {
  await load(screenOf(pathname))
}
