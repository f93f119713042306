import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { AppReady } from './components/app-ready.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { PageChange } from './components/page-change.tsx'
import { SiteFooter } from './components/site-footer/site-footer.tsx'
import { SiteHeader } from './components/site-header/site-header.tsx'
import { ToastOutlet } from './components/toast-outlet.tsx'
import { lazyScreen } from './lib/screens.tsx'
import { routes } from './routes.ts'

const screens = routes.map(({ path, screen }) => ({ path, Screen: lazyScreen(screen) }))

type RootProps = {
  queryClient: QueryClient
  /** Called once the screen is alive. */
  onReady?: (() => void) | undefined
}

/** What every page shares: the data cache, header, footer, notifications, and a place for the screen. */
export function Root({ queryClient, onReady }: RootProps) {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="fixed start-4 top-4 z-60 rounded-tp-md bg-tp-accent px-5 py-3 font-semibold text-tp-on-accent outline-offset-2 outline-tp-focus not-focus:sr-only focus-visible:outline-2"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Routes>
              {screens.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
            <AppReady onReady={onReady} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <ToastOutlet />
      <PageChange />
    </QueryClientProvider>
  )
}
