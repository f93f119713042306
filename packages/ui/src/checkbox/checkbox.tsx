import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & WithClassName

/**
 * A native check box in the house's colours. Give it a label: a `Label` around it, or `aria-label`.
 *
 * @example <Label><Checkbox name="news" /> Write to me</Label>
 */
export function Checkbox({ className, ...props }: CheckboxProps) {
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
