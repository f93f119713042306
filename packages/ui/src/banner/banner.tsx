'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const bannerVariants = cva(
  'tp:flex tp:items-center tp:gap-3 tp:px-(--tp-gutter,1.25rem) tp:py-2 tp:font-text tp:text-base tp:wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'tp:bg-raised tp:text-text',
        accent: 'tp:bg-accent tp:text-on-accent',
        destructive: 'tp:bg-destructive tp:text-on-destructive',
      },
    },
  },
)

export type BannerProps = ComponentProps<'section'> &
  WithClassName &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /**
     * How much it stands out.
     * @default 'default'
     */
    variant?: 'default' | 'accent' | 'destructive' | undefined
    /** Called by the "Dismiss" button, which is only shown if this is set. */
    onDismiss?: (() => void) | undefined
  }

/**
 * One line across the top of a page: news that concerns the whole site. It is a region and needs a name.
 *
 * @example
 * <Banner aria-label="News" variant="accent" onDismiss={hide}>
 *   David is in theaters now. <a href="/tickets">Tickets</a>
 * </Banner>
 */
export function Banner({ variant = 'default', onDismiss, className, children, ...props }: BannerProps) {
  const { label } = useLabels()
  return (
    <section {...props} data-slot="banner" className={cn(bannerVariants({ variant }), className)}>
      <div
        data-slot="banner-text"
        className="tp:min-w-0 tp:flex-1 tp:text-center tp:text-balance tp:[&_a]:font-semibold tp:[&_a]:underline tp:[&_a]:underline-offset-4"
      >
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          data-slot="banner-dismiss"
          aria-label={label('Dismiss')}
          onClick={onDismiss}
          className="tp:-me-2 tp:grid tp:size-9 tp:shrink-0 tp:cursor-pointer tp:place-items-center tp:rounded-md tp:outline-current tp:focus-visible:outline-2 tp:forced-colors:border"
        >
          <CloseIcon className="tp:size-5" />
        </button>
      )}
    </section>
  )
}
