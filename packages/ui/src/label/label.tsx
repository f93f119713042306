import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type LabelProps = ComponentProps<'label'> &
  WithClassName & {
    /** The `id` of the control; not needed around it. */
    htmlFor?: string | undefined
  }

/**
 * The label of a form control: point `htmlFor` at it, or put the control inside. A click on it reaches the control. A
 * `Field` has its own.
 *
 * @example <Label htmlFor="city">City</Label>
 */
export function Label({ className, ...props }: LabelProps) {
  const look = cn('tp:font-text tp:text-base tp:font-semibold tp:wrap-anywhere tp:text-text', className)
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller says which control it names.
  return <label {...props} data-slot="label" className={look} />
}
