import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ToastOutlet } from '#features/toasts/toast-outlet.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { routes } from '#routes.ts'
import { AppReady } from './app-ready.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageChange } from './page-change.tsx'
import { lazyScreen } from './pages.tsx'

const screens = routes.map(({ path, screen }) => ({ path, Screen: lazyScreen(screen) }))

type RootProps = {
  queryClient: QueryClient
  /** Called once the screen is alive. */
  onReady?: (() => void) | undefined
}

/** What every page shares: the data cache, header, footer, notifications, and a place for the screen. */
export function Root({ queryClient, onReady }: RootProps) {
  const { pathname } = useLocation()
  // A page may begin without a network (src/worker). TanStack takes it for granted, and would not notice that it comes back.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])

  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="fixed start-4 top-4 z-60 rounded-tp-md bg-tp-accent px-5 py-3 font-semibold text-tp-on-accent outline-offset-2 outline-tp-focus not-focus:sr-only focus-visible:outline-2"
      >
        Skip to content
      </a>
      <SectionBoundary name="Menu">
        <SiteHeader />
      </SectionBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        <PageBoundary page={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Routes>
              {screens.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
            <AppReady onReady={onReady} />
          </Suspense>
        </PageBoundary>
      </main>
      <SectionBoundary name="Footer">
        <SiteFooter />
      </SectionBoundary>
      <SectionBoundary name="Notifications">
        <ToastOutlet />
      </SectionBoundary>
      <PageChange />
    </QueryClientProvider>
  )
}
