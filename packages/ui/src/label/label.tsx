import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** The name of a form control: point `htmlFor` at it, or let it surround the control. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  const look = cn('font-tp-text font-semibold text-tp-text', className)
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller says which control it names.
  return <label {...props} data-slot="label" className={look} />
}
