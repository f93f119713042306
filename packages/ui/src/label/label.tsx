import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** The name of a form control: point `htmlFor` at it, or let it surround the control. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller says which control it names.
  return <label {...props} data-slot="label" className={cn('font-semibold text-text', className)} />
}
