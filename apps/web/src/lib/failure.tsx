import { Button } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** An error message with a retry button. */
export function Failure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    // z-index, because most pages start with a section that slides under the header.
    <div className="relative z-1 mx-auto mt-8 grid max-w-(--page-width) grid-cols-1 justify-items-center gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-10 text-center">
      <p role="alert" className="text-lg">
        {children}
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
