import type { ComponentProps, HTMLInputTypeAttribute } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { controlStyle } from './control-style.ts'

export type InputProps = ComponentProps<'input'> &
  WithClassName & {
    /**
     * What is typed into it: `email`, `tel`, `search` and so on give a phone the keyboard for it.
     * @default 'text'
     */
    type?: HTMLInputTypeAttribute | undefined
  }

/**
 * A one-line text field. Give it a label: a `Field` around it, `<Label htmlFor>`, or `aria-label`.
 *
 * @example <Input type="email" aria-label="Email" placeholder="you@example.org" />
 */
export function Input({ className, type = 'text', ...props }: InputProps) {
  return (
    <input {...props} type={type} data-slot="input" className={cn(controlStyle, 'min-h-11', className)} />
  )
}
