import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Announcement } from '#features/staff-pages/announcement.tsx'
import { ToastOutlet } from '#features/toasts/toast-outlet.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageChange } from './page-change.tsx'
import { PageLoading } from './page-loading.tsx'
import { loadPage, RoutePage } from './pages.tsx'
import { usePageLinks } from './use-page-links.ts'

type AppProps = {
  queryClient: QueryClient
  /** Called once the page has hydrated. */
  onReady?: () => void
}

/** The same elements on each render, so that a change of the address doesn't render them again. */
const belowPage = (
  <>
    {/* Below everything else: React hydrates it after the page, or at once when it is clicked. */}
    <Suspense>
      <SectionBoundary name="Footer">
        <SiteFooter />
      </SectionBoundary>
    </Suspense>
    <SectionBoundary name="Notifications">
      <ToastOutlet />
    </SectionBoundary>
  </>
)

/** The frame around every page: query cache, header, footer, toasts, and the routes. */
export function App({ queryClient, onReady }: AppProps) {
  const { pathname } = useLocation()
  usePageLinks((path) => void loadPage(path, queryClient).catch(() => {}))
  // TanStack Query assumes a page starts online, but the service worker also serves pages offline.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])

  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="fixed start-4 top-4 z-60 rounded-tp-md bg-tp-accent px-5 py-3 font-semibold text-tp-on-accent outline-offset-2 outline-tp-focus not-focus:sr-only focus-visible:outline-2"
      >
        Skip to content
      </a>
      <SectionBoundary name="Announcement">
        <Announcement pathname={pathname} />
      </SectionBoundary>
      <SectionBoundary name="Menu">
        <SiteHeader pathname={pathname} />
      </SectionBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        <PageBoundary page={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <RoutePage pathname={pathname} onReady={onReady} />
          </Suspense>
        </PageBoundary>
      </main>
      {belowPage}
      <PageChange />
      <PageLoading />
    </QueryClientProvider>
  )
}
