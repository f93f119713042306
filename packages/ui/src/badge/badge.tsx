import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

/** The classes of a badge, for an element that cannot be a `Badge`. */
export const badgeVariants = cva(
  'tp-part inline-flex max-w-full items-center rounded-full px-3 py-1 font-tp-text text-xs font-semibold tracking-wide wrap-anywhere forced-colors:border',
  {
    variants: {
      variant: {
        default: 'bg-tp-raised text-tp-text',
        gold: 'bg-tp-accent text-tp-on-accent',
        picture: 'bg-tp-scrim-accent text-tp-scrim shadow-tp-card',
        outline: 'border border-tp-control text-tp-text tp-on-picture:bg-tp-scrim/50',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export type BadgeProps = ComponentProps<'span'> &
  WithClassName & {
    /**
     * `default` on the page's ground, `gold` for what matters, `outline` beside others, `picture` on a picture: that one is
     * the same in every theme.
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
