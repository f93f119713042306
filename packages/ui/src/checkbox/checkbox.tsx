import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** A native check box in the house's colours. Give it a label. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...props}
      type="checkbox"
      data-slot="checkbox"
      className={cn(
        'size-5 shrink-0 cursor-pointer accent-tp-accent outline-offset-2 outline-tp-focus focus-visible:outline-2',
        className,
      )}
    />
  )
}
