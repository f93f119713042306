import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/**
 * The heading of a page section: an `<h2>` in the display font. Two or three words; a sentence belongs below it.
 *
 * @example <SectionHeading id="films">Latest Trailers</SectionHeading>
 */
export function SectionHeading({ className, ...props }: ComponentProps<'h2'> & WithClassName) {
  return (
    <h2
      {...props}
      data-slot="section-heading"
      className={cn(
        'tp:font-display tp:text-2xl tp:leading-tight tp:font-semibold tp:text-balance tp:wrap-anywhere tp:text-text tp:sm:text-3xl',
        className,
      )}
    />
  )
}
