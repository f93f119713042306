import type { ComponentProps } from 'react'
import { StarHalfIcon, StarIcon, StarOutlineIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type RatingStarsProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  WithClassName & {
    /** 0 to `max`; shown to the nearest half star, said as it is. */
    rating: number
    /**
     * How many stars there are.
     * @default 5
     */
    max?: number
  }

/**
 * A rating in gold stars as large as the text, read as "4 out of 5 stars".
 *
 * @example <RatingStars rating={4.5} />
 */
export function RatingStars({ rating, max = 5, className, ...props }: RatingStarsProps) {
  const value = Math.min(Math.max(rating, 0), max)
  const halves = Math.round(value * 2)
  return (
    <span
      {...props}
      role="img"
      aria-label={`${value} out of ${max} stars`}
      data-slot="rating-stars"
      className={cn(
        'inline-flex max-w-full flex-wrap gap-[0.15em] text-tp-gold [&_svg]:size-[1.15em]',
        className,
      )}
    >
      {Array.from({ length: max }, (_, index) => {
        const Star = halves >= 2 * index + 2 ? StarIcon : halves > 2 * index ? StarHalfIcon : StarOutlineIcon
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars have no other name than their place.
        return <Star key={index} />
      })}
    </span>
  )
}
