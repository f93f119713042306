import type { ComponentProps } from 'react'
import { cardFrame, cardWidth, type MediaLayout } from '../card/layouts.ts'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { blank, waiting } from './blank.ts'

export type SkeletonCardProps = ComponentProps<'div'> &
  WithClassName & {
    /**
     * The layout of the card that it stands in for.
     * @default 'wide'
     */
    layout?: MediaLayout
    /**
     * Fills its container, as a fluid card does.
     * @default false
     */
    fluid?: boolean
    /**
     * Reserves space for a description of two lines.
     * @default false
     */
    description?: boolean
  }

/** A placeholder for a MediaCard of the same size, so that nothing shifts when it loads. Hidden from screen readers. */
export function SkeletonCard({
  layout = 'wide',
  fluid = false,
  description = false,
  className,
  ...props
}: SkeletonCardProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      data-slot="skeleton-card"
      className={cn(cardWidth({ layout: fluid ? 'fluid' : layout }), waiting, className)}
    >
      <div data-slot="card-picture" className={cn(cardFrame({ layout }), blank)} />
      <div data-slot="card-line" className="mt-3 flex h-6 items-center">
        <div data-slot="bar" className={cn('h-4 w-3/4 rounded-tp-sm', blank)} />
      </div>
      <div data-slot="card-line" className="mt-0.5 flex h-5 items-center">
        <div data-slot="bar" className={cn('h-3 w-2/5 rounded-tp-sm', blank)} />
      </div>
      {description && (
        <div data-slot="card-lines" className="mt-1.5 flex h-10 flex-col justify-around">
          <div data-slot="bar" className={cn('h-3 rounded-tp-sm', blank)} />
          <div data-slot="bar" className={cn('h-3 w-4/5 rounded-tp-sm', blank)} />
        </div>
      )}
    </div>
  )
}
