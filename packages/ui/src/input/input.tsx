import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** A one-line text field. Give it a label: `<Label htmlFor>` or `aria-label`. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type={type}
      data-slot="input"
      className={cn(
        'min-h-11 w-full rounded-md border border-control bg-surface px-4 text-base text-text outline-offset-1 outline-focus placeholder:text-muted focus-visible:outline-2 disabled:opacity-55 aria-invalid:border-error',
        className,
      )}
    />
  )
}
