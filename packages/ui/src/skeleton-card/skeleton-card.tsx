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
      className={cn(cardWidth[fluid ? 'fluid' : layout], waiting, className)}
    >
      <div data-slot="card-picture" className={cn(cardFrame[layout], blank)} />
      <div data-slot="card-line" className="tp:mt-3 tp:flex tp:h-6 tp:items-center">
        <div data-slot="bar" className={cn('tp:h-4 tp:w-3/4 tp:rounded-sm', blank)} />
      </div>
      <div data-slot="card-line" className="tp:mt-0.5 tp:flex tp:h-5 tp:items-center">
        <div data-slot="bar" className={cn('tp:h-3 tp:w-2/5 tp:rounded-sm', blank)} />
      </div>
      {description && (
        <div data-slot="card-lines" className="tp:mt-1.5 tp:flex tp:h-10 tp:flex-col tp:justify-around">
          <div data-slot="bar" className={cn('tp:h-3 tp:rounded-sm', blank)} />
          <div data-slot="bar" className={cn('tp:h-3 tp:w-4/5 tp:rounded-sm', blank)} />
        </div>
      )}
    </div>
  )
}
