import { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ClockContext, readClock } from '#lib/now.tsx'
import { createDefaultPolicy } from '#lib/trusted-types.ts'
import { App } from './app.tsx'
import type { CachedQuery } from './entry-server.tsx'
import { loadPage } from './pages.tsx'
import './styles/styles.css'
import '@two-pastors/ui/components.css'

createDefaultPolicy()

const container = document.getElementById('root')
if (!container) throw new Error('No #root')

const queryClient = new QueryClient()
const cached: CachedQuery[] = JSON.parse(document.getElementById('page-data')?.textContent || '[]')
for (const [key, value] of cached) queryClient.setQueryData(key, value)

// The server answers every unknown URL with the not-found page, whose HTML may not match this URL.
const isPrerendered = container.dataset.page === (location.pathname.replace(/\/$/, '') || '/')

// Load the page's code before hydrating, or React would replace the HTML with a Suspense fallback.
await loadPage(location.pathname, isPrerendered ? queryClient : undefined)

// React listens from here on; app/boot/early-input.ts keeps presses from it until their part of the page has hydrated.
dispatchEvent(new Event('app:hydrating'))
const onReady = () => void dispatchEvent(new Event('app:ready'))

const app = (
  <StrictMode>
    <BrowserRouter>
      <ClockContext value={readClock(container.dataset.clock)}>
        <App queryClient={queryClient} onReady={onReady} />
      </ClockContext>
    </BrowserRouter>
  </StrictMode>
)
// In a transition, taps and scrolling can interrupt hydration.
if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
else {
  // React only removes head tags that it rendered or hydrated, not the not-found page's.
  for (const tag of document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], [data-once]',
  ))
    tag.remove()
  // Synchronous, because the tags above are missing until the app has rendered.
  flushSync(() => createRoot(container).render(app))
}
