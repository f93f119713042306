import type { ComponentProps } from 'react'
import { cardFrame, cardWidth, type MediaLayout } from '../card/layouts.ts'
import { cn } from '../lib/cn.ts'

const shimmer =
  'animate-shimmer bg-linear-to-r from-raised via-line to-raised bg-[length:200%_100%] motion-reduce:animate-none'

/** Stands where a media card will be, in the same size, so that nothing moves when it comes. */
export function SkeletonCard({
  layout = 'wide',
  className,
  ...props
}: ComponentProps<'div'> & { layout?: MediaLayout }) {
  return (
    <div
      {...props}
      aria-hidden="true"
      data-slot="skeleton-card"
      className={cn(cardWidth({ layout }), className)}
    >
      <div className={cn(cardFrame({ layout }), shimmer)} />
      <div className="mt-3 flex h-6 items-center">
        <div className={cn('h-4 w-3/4 rounded-sm', shimmer)} />
      </div>
      <div className="mt-0.5 flex h-5 items-center">
        <div className={cn('h-3 w-2/5 rounded-sm', shimmer)} />
      </div>
    </div>
  )
}
