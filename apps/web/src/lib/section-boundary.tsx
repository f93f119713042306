import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failure } from './failure.tsx'

/** Contains a section's rendering errors: shows a message with a retry button in its place. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <Failure onRetry={retry}>{`“${name}” could not be shown.`}</Failure>}>
      {children}
    </ErrorBoundary>
  )
}
