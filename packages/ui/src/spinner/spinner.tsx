import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** A turning ring, as large as the text that it stands in. It says nothing to a screen reader: the element that waits carries `aria-busy`. */
export function Spinner({ className, ...props }: ComponentProps<'span'> & WithClassName) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-slot="spinner"
      className={cn(
        'inline-block size-[1em] animate-spin rounded-full border-2 border-current border-e-transparent motion-reduce:animate-none',
        className,
      )}
    />
  )
}
