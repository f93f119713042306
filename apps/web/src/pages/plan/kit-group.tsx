import { cn } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'

type KitGroupProps = {
  heading: string
  /** Its columns. */
  className: string
  children: ReactNode
}

/** Outputs of one use, side by side. */
export function KitGroup({ heading, className, children }: KitGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-tp-display text-xl font-semibold">
        {heading}
      </h3>
      <ul className={cn('mt-4 grid list-none gap-x-3 gap-y-8 sm:gap-x-5', className)}>{children}</ul>
    </section>
  )
}
