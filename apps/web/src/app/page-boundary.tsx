import { Button } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '#lib/error-boundary.tsx'

/** Catches rendering errors that no section boundary caught, and links home instead of leaving a blank page. */
export function PageBoundary({ page, children }: { page: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      page={page}
      fallback={() => (
        <div
          role="alert"
          className="grid grid-cols-1 min-h-[70vh] content-center justify-items-center gap-6 p-6 text-center"
        >
          <h1 className="font-tp-display text-3xl font-semibold">Unexpected Application Error!</h1>
          <p className="text-tp-muted">
            Something went wrong on our side. Loading the page again usually helps.
          </p>
          <Button asChild>
            {/* A full page load, to reset whatever broke. */}
            <a href="/">Return to Home</a>
          </Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
