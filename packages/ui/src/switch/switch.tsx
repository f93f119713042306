import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & WithClassName

/**
 * Turns something on or off at once. What takes effect only when its form is sent is a Checkbox. Give it a label: a `Label`
 * around it, or `aria-label`.
 *
 * @example <Label><Switch checked={captions} onChange={toggle} /> Captions</Label>
 */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
      role="switch"
      data-slot="switch"
      className={cn(
        'tp:inline-flex tp:h-6 tp:w-11 tp:shrink-0 tp:cursor-pointer tp:appearance-none tp:items-center tp:rounded-full tp:border tp:border-control tp:bg-surface tp:p-0.5 tp:align-middle tp:transition-colors tp:duration-fast tp:ease-standard tp:outline-offset-2 tp:outline-focus tp:focus-visible:outline-2',
        'tp:hover:border-accent tp:checked:border-accent tp:checked:bg-accent tp:disabled:cursor-not-allowed tp:disabled:opacity-55 tp:aria-invalid:border-error',
        'tp:before:size-4.5 tp:before:rounded-full tp:before:bg-control tp:before:transition-[translate] tp:before:duration-fast tp:before:ease-standard tp:checked:before:translate-x-5 tp:checked:before:bg-on-accent tp:rtl:checked:before:-translate-x-5',
        // Browsers drop backgrounds in forced colors; borders stay.
        'tp:forced-colors:before:border-[0.5625rem] tp:forced-colors:checked:border-[Highlight] tp:forced-colors:checked:before:border-[Highlight]',
        className,
      )}
    />
  )
}
