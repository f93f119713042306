import type { ComponentProps } from 'react'
import { controlStyle } from '../input/control-style.ts'
import { cn } from '../lib/cn.ts'

/**
 * A text field of many lines. It starts with five and grows with its text, where the browser can do that; with `rows` it
 * keeps the height that they give it. Give it a label: `<Label htmlFor>`, a `Field` around it, or `aria-label`.
 */
export function Textarea({ className, rows, ...props }: ComponentProps<'textarea'>) {
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
