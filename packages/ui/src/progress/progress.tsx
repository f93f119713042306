import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type ProgressProps = Omit<ComponentProps<'progress'>, 'children'> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /** How much of `max` is done. Leave it out while that is unknown: the bar pulses. */
    value?: number | undefined
    /** @default 1 */
    max?: number | undefined
  }

/**
 * How far something is: a native progress bar in the theme's colors. It needs a name. Say beside it how far it is: "Page
 * 3 of 12".
 *
 * @example <Progress aria-label="Making the kit" value={3} max={12} />
 */
export function Progress({ className, ...props }: ProgressProps) {
  return (
    <progress
      {...props}
      data-slot="progress"
      className={cn(
        'tp:block tp:h-2 tp:w-full tp:appearance-none tp:overflow-hidden tp:rounded-full tp:border-0 tp:bg-raised tp:text-accent tp:inset-ring tp:inset-ring-control',
        'tp:[&::-webkit-progress-bar]:bg-transparent tp:[&::-webkit-progress-value]:rounded-full tp:[&::-webkit-progress-value]:bg-accent tp:[&::-webkit-progress-value]:transition-[inline-size] tp:[&::-webkit-progress-value]:duration-base',
        'tp:[&::-moz-progress-bar]:rounded-full tp:[&::-moz-progress-bar]:bg-accent',
        'tp:indeterminate:animate-pulse tp:indeterminate:bg-accent tp:indeterminate:motion-reduce:animate-none tp:[&:indeterminate::-moz-progress-bar]:bg-transparent',
        // In forced colors the browser's own bar is visible; ours would not be.
        'tp:forced-colors:appearance-auto',
        className,
      )}
    />
  )
}
