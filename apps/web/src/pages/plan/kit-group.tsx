import { AccordionItem } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'

type KitGroupProps = {
  heading: string
  /** The width of its columns. */
  className: string
  /** An item of an accordion, closed at first. */
  folded?: boolean
  children: ReactNode
}

/** Outputs for one use, side by side. */
export function KitGroup({ heading, className, folded = false, children }: KitGroupProps) {
  const id = useId()
  const list = (
    // Gaps in px: with larger text, twelve columns' gaps would take all the space.
    <ul className={`mt-4 grid list-none gap-x-[12px] gap-y-8 sm:gap-x-[20px] ${className}`}>{children}</ul>
  )
  if (folded)
    return (
      <AccordionItem heading="h3" title={heading}>
        {list}
      </AccordionItem>
    )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-tp-display text-xl font-semibold">
        {heading}
      </h3>
      {list}
    </section>
  )
}
