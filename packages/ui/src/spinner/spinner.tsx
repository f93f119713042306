import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/**
 * A spinning ring as large as the surrounding text. Screen readers skip it: put `aria-busy` on the element that is
 * waiting, and words next to the spinner. A Button has its own (`loading`).
 */
export function Spinner({ className, ...props }: ComponentProps<'span'> & WithClassName) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-slot="spinner"
      className={cn(
        'tp:inline-block tp:size-[1em] tp:animate-spin tp:rounded-full tp:border-2 tp:border-current tp:border-e-transparent tp:motion-reduce:animate-none',
        className,
      )}
    />
  )
}
