import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & WithClassName

/**
 * A native checkbox in the theme's colors. Give it a label: a `Label` around it, or `aria-label`.
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
        'inline-grid size-5 shrink-0 align-middle cursor-pointer appearance-none place-content-center rounded-[0.3125rem] border border-tp-control bg-tp-surface transition-colors duration-tp-fast ease-tp outline-offset-2 outline-tp-focus focus-visible:outline-2',
        'hover:border-tp-accent checked:border-tp-accent checked:bg-tp-accent indeterminate:border-tp-accent indeterminate:bg-tp-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-tp-error',
        'before:hidden before:border-tp-on-accent checked:before:block checked:before:h-2.75 checked:before:w-1.5 checked:before:-translate-y-px checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 indeterminate:before:block indeterminate:before:w-2.5 indeterminate:before:border-b-2',
        // In forced colors the browser's own box is visible; ours would not be.
        'forced-colors:appearance-auto forced-colors:before:hidden!',
        className,
      )}
    />
  )
}
