import type { ComponentProps } from 'react'
import { controlStyle } from '../input/control-style.ts'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TextareaProps = ComponentProps<'textarea'> &
  WithClassName & {
    /** How many lines high it is and stays. Without it: five at first, more with more text. */
    rows?: number | undefined
  }

/**
 * A text field of many lines. It starts with five and grows with its text, where the browser can do that; with `rows` it
 * keeps the height that they give it. Give it a label: a `Field` around it, `<Label htmlFor>`, or `aria-label`.
 *
 * @example
 * <Field label="Message"><Textarea name="message" /></Field>
 */
export function Textarea({ className, rows, ...props }: TextareaProps) {
  return (
    <textarea
      {...props}
      rows={rows ?? 5}
      data-slot="textarea"
      className={cn(
        controlStyle,
        'block resize-y py-2.5',
        // field-sizing makes a browser forget `rows`; 1lh is the height of a line.
        rows === undefined && 'field-sizing-content max-h-[80dvh] min-h-[calc(5lh+1.25rem+2px)]',
        className,
      )}
    />
  )
}
