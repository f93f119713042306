import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** A badge's classes, for an element that can't be a `Badge`. */
export const badgeVariants = cva(
  'tp:inline-flex tp:max-w-full tp:items-center tp:rounded-full tp:px-3 tp:py-1 tp:font-text tp:text-xs tp:font-semibold tp:tracking-wide tp:wrap-anywhere tp:forced-colors:border',
  {
    variants: {
      variant: {
        default: 'tp:bg-raised tp:text-text',
        gold: 'tp:bg-accent tp:text-on-accent',
        picture: 'tp:bg-scrim-accent tp:text-scrim tp:shadow-card',
        outline: 'tp:border tp:border-control tp:text-text tp:on-picture:bg-scrim/50',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export type BadgeProps = ComponentProps<'span'> &
  WithClassName & {
    /**
     * `default` on the page's background, `gold` for what matters, `outline` next to others, and `picture` on a
     * picture, which is the same in every theme.
     * @default 'default'
     */
    variant?: 'default' | 'gold' | 'picture' | 'outline' | undefined
  }

/**
 * A short fact: a genre, a year, a rating.
 *
 * @example <Badge variant="gold">2026</Badge>
 */
export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span {...props} data-slot="badge" className={cn(badgeVariants({ variant }), className)} />
}
