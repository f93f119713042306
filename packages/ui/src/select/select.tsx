import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { controlStyle } from '../input/control-style.ts'
import { cn } from '../lib/cn.ts'

/**
 * A native select, so that a phone shows its own picker. Its children are `<option>`s.
 * Give it a label: `<Label htmlFor>`, a `Field` around it, or `aria-label`.
 */
export function Select({ className, ...props }: Omit<ComponentProps<'select'>, 'multiple' | 'size'>) {
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
