'use client'
import type { ComponentProps } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type LevelScaleProps = Omit<ComponentProps<'span'>, 'children'> &
  WithClassName & {
    /** 0 to 5; a whole number. */
    level: number
    /**
     * `concern` for what parents want to know about, `virtue` for what is good.
     * @default 'concern'
     */
    tone?: 'concern' | 'virtue' | undefined
  }

const MAX = 5

/**
 * A level from 0 to 5 as five bars, and in words: "3 of 5". The words stay on paper and in forced colors, where bars
 * fade.
 *
 * @example <LevelScale level={3} />
 */
export function LevelScale({ level, tone = 'concern', className, ...props }: LevelScaleProps) {
  const { label } = useLabels()
  const value = Math.min(Math.max(Math.round(level), 0), MAX)
  return (
    <span
      {...props}
      data-slot="level-scale"
      className={cn(
        'tp:inline-flex tp:flex-wrap tp:items-center tp:gap-x-2 tp:font-text tp:text-sm tp:text-muted',
        className,
      )}
    >
      <span data-slot="level-scale-bars" aria-hidden="true" className="tp:inline-flex tp:gap-1">
        {Array.from({ length: MAX }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bars differ by position only.
            key={index}
            data-slot="level-scale-bar"
            data-filled={index < value}
            className={cn(
              'tp:h-2 tp:w-3.5 tp:rounded-full tp:border tp:border-control tp:data-[filled=true]:border-transparent tp:forced-colors:data-[filled=true]:bg-[CanvasText]',
              tone === 'virtue'
                ? 'tp:data-[filled=true]:bg-success'
                : 'tp:data-[filled=true]:bg-accent-strong',
            )}
          />
        ))}
      </span>
      <span data-slot="level-scale-words" className="tp:whitespace-nowrap tp:tabular-nums">
        {label('{level} of {max}', { level: value, max: MAX })}
      </span>
    </span>
  )
}
