import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlStyle } from './control-style.ts'

/** A one-line text field. Give it a label: `<Label htmlFor>` or `aria-label`. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input {...props} type={type} data-slot="input" className={cn(controlStyle, 'min-h-11', className)} />
  )
}
