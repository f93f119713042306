import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { controlStyle } from '../input/control-style.ts'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'> &
  WithClassName & {
    /** `<option>`s and `<optgroup>`s. */
    children?: ReactNode
  }

/**
 * A native select, so that a phone shows its own picker. Give it a label: a `Field` around it, `<Label htmlFor>`, or
 * `aria-label`. For five choices or more; a RadioGroup shows fewer. The first option doesn't replace the label.
 *
 * @example
 * <Field label="Inquiry type">
 *   <Select name="type"><option value="general">General inquiry</option></Select>
 * </Field>
 */
export function Select({ className, ...props }: SelectProps) {
  return (
    <span data-slot="select-frame" className="tp:flex tp:items-center tp:text-muted">
      <select
        {...props}
        data-slot="select"
        className={cn(
          controlStyle,
          'tp:peer tp:min-h-11 tp:cursor-pointer tp:appearance-none tp:pe-11 tp:text-ellipsis',
          className,
        )}
      />
      {/* It takes no space, so it follows the select's width. */}
      <ChevronDownIcon className="tp:pointer-events-none tp:-ms-9 tp:me-4 tp:size-5 tp:shrink-0 tp:peer-disabled:opacity-55" />
    </span>
  )
}
