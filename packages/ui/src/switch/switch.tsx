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
        'inline-flex h-6 w-11 shrink-0 cursor-pointer appearance-none items-center rounded-full border border-tp-control bg-tp-surface p-0.5 align-middle transition-colors duration-tp-fast ease-tp outline-offset-2 outline-tp-focus focus-visible:outline-2',
        'hover:border-tp-accent checked:border-tp-accent checked:bg-tp-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-tp-error',
        'before:size-4.5 before:rounded-full before:bg-tp-control before:transition-[translate] before:duration-tp-fast before:ease-tp checked:before:translate-x-5 checked:before:bg-tp-on-accent rtl:checked:before:-translate-x-5',
        // Browsers drop backgrounds in forced colors; borders stay.
        'forced-colors:before:border-[0.5625rem] forced-colors:checked:border-[Highlight] forced-colors:checked:before:border-[Highlight]',
        className,
      )}
    />
  )
}
