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
 * `aria-label`.
 *
 * @example
 * <Field label="Inquiry type">
 *   <Select name="type"><option value="general">General inquiry</option></Select>
 * </Field>
 */
export function Select({ className, ...props }: SelectProps) {
  return (
    <span data-slot="select-frame" className="flex items-center text-tp-muted">
      <select
        {...props}
        data-slot="select"
        className={cn(
          controlStyle,
          'peer min-h-11 cursor-pointer appearance-none pe-11 text-ellipsis',
          className,
        )}
      />
      {/* It takes no room of its own, and so follows the select whatever width that is given. */}
      <ChevronDownIcon className="pointer-events-none -ms-9 me-4 size-5 shrink-0 peer-disabled:opacity-55" />
    </span>
  )
}
