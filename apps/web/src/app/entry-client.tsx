import { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { guardLibraries } from '#lib/trusted-types.ts'
import { Root } from './app.tsx'
import type { Seed } from './entry-server.tsx'
import { preloadScreen } from './pages.tsx'
import './styles/styles.css'

declare global {
  interface Window {
    /**
     * Set by the inline script of a prerendered page (scripts/prerender/starter.ts): stops holding back what the visitor
     * presses, and returns how to press it again.
     */
    releaseEarly?: () => () => void
    /** Set there too: loads the page again, once, if a newer build has taken the place of this one. */
    reloadIfReplaced?: () => Promise<void>
  }
}

guardLibraries()

const container = document.getElementById('root')
if (!container) throw new Error('No #root')

const queryClient = new QueryClient()
const seeds: Seed[] = JSON.parse(document.getElementById('page-data')?.textContent || '[]')
for (const [key, value] of seeds) queryClient.setQueryData(key, value)

// The HTML may be another page's: the not-found page stands in for addresses that the build did not know.
const prerendered = container.dataset.page === (location.pathname.replace(/\/$/, '') || '/')

// Hydration must find the screen that the HTML shows, not a Suspense boundary in its place.
await preloadScreen(location.pathname, prerendered ? queryClient : undefined)

// Only now: from here on React itself catches what is pressed.
const app = (
  <StrictMode>
    <BrowserRouter>
      <Root queryClient={queryClient} onReady={window.releaseEarly?.()} />
    </BrowserRouter>
  </StrictMode>
)
// In a transition, hydration lets taps and scrolling through while it goes on.
if (prerendered) startTransition(() => void hydrateRoot(container, app))
else {
  // Nobody would take the other page's head tags away again: React keeps to those that it has hydrated.
  for (const tag of document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property]',
  ))
    tag.remove()
  // At once: a page without a title is nobody's.
  flushSync(() => createRoot(container).render(app))
}
