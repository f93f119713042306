import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, destructive: WarningIcon }

const alertVariants = cva(
  'flex items-start gap-3 rounded-tp-md border border-s-4 bg-tp-surface p-4 font-tp-text text-base wrap-anywhere text-tp-text',
  {
    variants: {
      variant: {
        info: 'border-tp-control [&>svg]:text-tp-muted',
        success: 'border-tp-success [&>svg]:text-tp-success',
        warning: 'border-tp-gold [&>svg]:text-tp-gold',
        destructive: 'border-tp-error [&>svg]:text-tp-error',
      },
    },
    defaultVariants: { variant: 'info' },
  },
)

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  WithClassName & {
    /** What matters, in a few words. */
    title?: string | undefined
    /**
     * The kind of message. Color and icon show it; the words have to say it.
     * @default 'info'
     */
    variant?: 'info' | 'success' | 'warning' | 'destructive' | undefined
    /** An icon in place of the variant's; `null` for none. */
    icon?: ReactNode
    /** The message, and what can be done about it. */
    children?: ReactNode
  }

/**
 * A message in the page. One that appears while the page is used needs `role="alert"` (a fault) or `role="status"`, or
 * screen readers miss it; one that is there from the start needs neither.
 *
 * @example <Alert variant="destructive" role="alert" title="Not sent">Check your connection and try again.</Alert>
 */
export function Alert({ title, variant = 'info', icon, className, children, ...props }: AlertProps) {
  const Icon = icons[variant]
  return (
    <div {...props} data-slot="alert" className={cn(alertVariants({ variant }), className)}>
      {icon === undefined ? <Icon className="size-6 shrink-0" /> : icon}
      <div data-slot="alert-text" className="min-w-0 flex-1">
        {title && (
          <p data-slot="alert-title" className="font-semibold">
            {title}
          </p>
        )}
        {children && (
          <div data-slot="alert-description" className={title ? 'mt-1' : undefined}>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
