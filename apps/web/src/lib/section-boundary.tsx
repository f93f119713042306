import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'

/** A part of a page whose errors stay its own: a message and another try stand in its place, and the rest lives on. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <Failure onRetry={retry}>“{name}” could not be shown.</Failure>}>
      {children}
    </ErrorBoundary>
  )
}
