import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type ProgressProps = Omit<ComponentProps<'progress'>, 'children'> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /** How much is done, of `max`. Leave it out while nobody knows: the bar pulses. */
    value?: number | undefined
    /** @default 1 */
    max?: number | undefined
  }

/**
 * How far something is: a native progress bar in the theme's colors. It needs a name.
 *
 * @example <Progress aria-label="Making the kit" value={3} max={12} />
 */
export function Progress({ className, ...props }: ProgressProps) {
  return (
    <progress
      {...props}
      data-slot="progress"
      className={cn(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-tp-raised text-tp-accent inset-ring inset-ring-tp-control',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-tp-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-tp-base',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-tp-accent',
        'indeterminate:animate-tp-pulse indeterminate:bg-tp-accent indeterminate:motion-reduce:animate-none [&:indeterminate::-moz-progress-bar]:bg-transparent',
        // In forced colors the browser's own bar is visible; ours would not be.
        'forced-colors:appearance-auto',
        className,
      )}
    />
  )
}
