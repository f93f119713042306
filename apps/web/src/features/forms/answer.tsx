import { cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** The response to a click on a form that isn't sent anywhere; empty before the click. */
export const Answer = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p role="status" className={cn('text-pretty font-semibold empty:hidden', className)}>
    {children}
  </p>
)
