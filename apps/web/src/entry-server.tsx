import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { preloadScreen, screenOf } from './lib/screens.tsx'
import { Root } from './root.tsx'

/** The addresses that become HTML files; '/404' stands for every address that is none of ours. */
export const prerenderedPaths = ['/', '/notifications', '/404']

/** The markup of the page at `path`, and the name of its screen. */
export async function render(path: string): Promise<{ markup: string; screen: string }> {
  await preloadScreen(path)
  const queryClient = new QueryClient()
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Root queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
  )
  // The cache's clean-up timers would hold the build open for five minutes.
  queryClient.clear()
  return { markup, screen: screenOf(path) }
}
