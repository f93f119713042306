import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** A turning ring. It says nothing to a screen reader: the element that waits carries `aria-busy`. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
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
