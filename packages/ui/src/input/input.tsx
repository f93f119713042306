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
  'tp:cursor-pointer tp:py-1.25 tp:ps-1.25 tp:file:me-4 tp:file:min-h-8 tp:file:cursor-pointer tp:file:rounded-sm tp:file:border-0 tp:file:bg-raised tp:file:px-4 tp:file:font-semibold tp:file:text-text tp:hover:file:brightness-110 tp:forced-colors:file:border'

/**
 * A one-line text field. Give it a label: a `Field` around it, `<Label htmlFor>`, or `aria-label`. The placeholder is
 * for an example, not for the label: it's gone after the first letter. Make the field about as wide as what goes into
 * it.
 *
 * @example <Input type="email" aria-label="Email" placeholder="you@example.org" />
 */
export function Input({ className, type = 'text', ...props }: InputProps) {
  return (
    <input
      {...props}
      type={type}
      data-slot="input"
      className={cn(controlStyle, 'tp:min-h-11', type === 'file' && fileStyle, className)}
    />
  )
}
