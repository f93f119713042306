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
        'tp:inline-grid tp:size-5 tp:shrink-0 tp:align-middle tp:cursor-pointer tp:appearance-none tp:place-content-center tp:rounded-[0.3125rem] tp:border tp:border-control tp:bg-surface tp:transition-colors tp:duration-fast tp:ease-standard tp:outline-offset-2 tp:outline-focus tp:focus-visible:outline-2',
        'tp:hover:border-accent tp:checked:border-accent tp:checked:bg-accent tp:indeterminate:border-accent tp:indeterminate:bg-accent tp:disabled:cursor-not-allowed tp:disabled:opacity-55 tp:aria-invalid:border-error',
        'tp:before:hidden tp:before:border-on-accent tp:checked:before:block tp:checked:before:h-2.75 tp:checked:before:w-1.5 tp:checked:before:-translate-y-px tp:checked:before:rotate-45 tp:checked:before:border-r-2 tp:checked:before:border-b-2 tp:indeterminate:before:block tp:indeterminate:before:w-2.5 tp:indeterminate:before:border-b-2',
        // In forced colors the browser's own box is visible; ours would not be.
        'tp:forced-colors:appearance-auto tp:forced-colors:before:hidden!',
        className,
      )}
    />
  )
}
