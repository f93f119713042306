import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-full px-3 py-1 text-xs font-semibold tracking-wide wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'bg-raised text-text',
        gold: 'bg-accent text-on-accent',
        picture: 'bg-scrim-accent text-scrim shadow-card',
        outline: 'border border-control text-text',
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
