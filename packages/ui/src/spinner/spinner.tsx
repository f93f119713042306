import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** A spinning ring as large as the surrounding text. Screen readers skip it: put `aria-busy` on the element that waits. */
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
