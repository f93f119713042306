import type { ComponentProps } from 'react'
import { controlStyle } from '../input/control-style.ts'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type TextareaProps = ComponentProps<'textarea'> &
  WithClassName & {
    /** A fixed height in lines. By default it starts with five and grows with its text. */
    rows?: number | undefined
  }

/**
 * A multi-line text field. It starts with five lines and grows with its text where the browser supports it; `rows` fixes
 * its height. Give it a label: a `Field` around it, `<Label htmlFor>`, or `aria-label`.
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
        'tp:block tp:resize-y tp:py-2.5',
        // field-sizing overrides `rows`; 1lh is the height of a line.
        rows === undefined && 'tp:field-sizing-content tp:max-h-[80dvh] tp:min-h-[calc(5lh+1.25rem+2px)]',
        className,
      )}
    />
  )
}
