import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-full px-3 py-1 font-tp-text text-xs font-semibold tracking-wide wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'bg-tp-raised text-tp-text',
        gold: 'bg-tp-accent text-tp-on-accent',
        picture: 'bg-tp-scrim-accent text-tp-scrim shadow-tp-card',
        outline: 'border border-tp-control text-tp-text',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** A short fact: a genre, a year, a rating. */
export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span {...props} data-slot="badge" className={cn(badgeVariants({ variant }), className)} />
}
