import { cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'

/** What a press gets in its place where nothing is sent; empty before the press. */
export const Answer = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p role="status" className={cn('text-pretty font-semibold empty:hidden', className)}>
    {children}
  </p>
)
