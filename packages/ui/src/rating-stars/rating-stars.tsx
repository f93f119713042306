'use client'
import type { ComponentProps } from 'react'
import { StarHalfIcon, StarIcon, StarOutlineIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type RatingStarsProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  WithClassName & {
    /** 0 to `max`. Drawn to the nearest half star; screen readers hear the exact value. */
    rating: number
    /**
     * The number of stars.
     * @default 5
     */
    max?: number
  }

/**
 * A rating in gold stars as large as the text, read as "4 out of 5 stars". Leave it out where nobody has given a rating
 * yet.
 *
 * @example <RatingStars rating={4.5} />
 */
export function RatingStars({ rating, max = 5, className, ...props }: RatingStarsProps) {
  const { label } = useLabels()
  const value = Math.min(Math.max(rating, 0), max)
  const halves = Math.round(value * 2)
  return (
    <span
      {...props}
      role="img"
      aria-label={label('{rating} out of {max} stars', { rating: value, max })}
      data-slot="rating-stars"
      className={cn(
        'tp:inline-flex tp:max-w-full tp:flex-wrap tp:gap-[0.15em] tp:text-gold tp:[&_svg]:size-[1.15em]',
        className,
      )}
    >
      {Array.from({ length: max }, (_, index) => {
        const Star = halves >= 2 * index + 2 ? StarIcon : halves > 2 * index ? StarHalfIcon : StarOutlineIcon
        // biome-ignore lint/suspicious/noArrayIndexKey: stars differ by position only.
        return <Star key={index} />
      })}
    </span>
  )
}
