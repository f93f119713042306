'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const bannerVariants = cva(
  'flex items-center gap-3 px-(--tp-gutter,1.25rem) py-2 font-tp-text text-base wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'bg-tp-raised text-tp-text',
        accent: 'bg-tp-accent text-tp-on-accent',
        destructive: 'bg-tp-destructive text-tp-on-destructive',
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
    /** Called by its button "Dismiss". Without it there is none. */
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
        className="min-w-0 flex-1 text-center text-balance [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4"
      >
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          data-slot="banner-dismiss"
          aria-label={label('Dismiss')}
          onClick={onDismiss}
          className="-me-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-tp-md outline-current focus-visible:outline-2 forced-colors:border"
        >
          <CloseIcon className="size-5" />
        </button>
      )}
    </section>
  )
}
