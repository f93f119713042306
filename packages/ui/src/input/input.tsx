import type { ComponentProps, HTMLInputTypeAttribute } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { controlStyle } from './control-style.ts'

export type InputProps = ComponentProps<'input'> &
  WithClassName & {
    /**
     * The kind of value: `email`, `tel` and `search` give phones a matching keyboard; `file` shows a button.
     * @default 'text'
     */
    type?: HTMLInputTypeAttribute | undefined
  }

const fileStyle =
  'cursor-pointer py-1.25 ps-1.25 file:me-4 file:min-h-8 file:cursor-pointer file:rounded-tp-sm file:border-0 file:bg-tp-raised file:px-4 file:font-semibold file:text-tp-text hover:file:brightness-110 forced-colors:file:border'

/**
 * A one-line text field. Give it a label: a `Field` around it, `<Label htmlFor>`, or `aria-label`.
 *
 * @example <Input type="email" aria-label="Email" placeholder="you@example.org" />
 */
export function Input({ className, type = 'text', ...props }: InputProps) {
  return (
    <input
      {...props}
      type={type}
      data-slot="input"
      className={cn(controlStyle, 'min-h-11', type === 'file' && fileStyle, className)}
    />
  )
}
