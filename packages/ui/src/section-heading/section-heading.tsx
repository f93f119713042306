import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** The heading of a section of a page, in the display face. */
export function SectionHeading({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      {...props}
      data-slot="section-heading"
      className={cn(
        'font-tp-display text-2xl leading-tight font-semibold text-balance text-tp-text sm:text-3xl',
        className,
      )}
    />
  )
}
