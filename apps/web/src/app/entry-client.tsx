import { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { guardLibraries } from '#lib/trusted-types.ts'
import { App } from './app.tsx'
import type { CachedQuery } from './entry-server.tsx'
import { loadPage } from './pages.tsx'
import './styles/styles.css'

guardLibraries()

const container = document.getElementById('root')
if (!container) throw new Error('No #root')

const queryClient = new QueryClient()
const cached: CachedQuery[] = JSON.parse(document.getElementById('page-data')?.textContent || '[]')
for (const [key, value] of cached) queryClient.setQueryData(key, value)

// The not-found page is served for every address that the build didn't know: then its HTML is not this page's.
const isPrerendered = container.dataset.page === (location.pathname.replace(/\/$/, '') || '/')

// Hydration must find the page's code loaded, or React would show a Suspense fallback in place of the HTML.
await loadPage(location.pathname, isPrerendered ? queryClient : undefined)

// From here on React itself catches what is pressed (app/boot/early-input.ts).
dispatchEvent(new Event('app:hydrating'))
const onReady = () => void dispatchEvent(new Event('app:ready'))

const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} onReady={onReady} />
    </BrowserRouter>
  </StrictMode>
)
// In a transition, taps and scrolling interrupt hydration.
if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
else {
  // React removes only head tags that it rendered or hydrated, not those of the other page.
  for (const tag of document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], [data-once]',
  ))
    tag.remove()
  // Synchronously: the tags above are missing until then.
  flushSync(() => createRoot(container).render(app))
}
