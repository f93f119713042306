import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import { ownText } from '../lib/own-text.tsx'
import type { WithClassName } from '../lib/with-class-name.ts'

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, destructive: WarningIcon }

const alertVariants = cva(
  'tp:flex tp:items-start tp:gap-3 tp:rounded-md tp:border tp:border-s-4 tp:bg-surface tp:p-4 tp:font-text tp:text-base tp:wrap-anywhere tp:text-text',
  {
    variants: {
      variant: {
        info: 'tp:border-control tp:[&>svg]:text-muted',
        success: 'tp:border-success tp:[&>svg]:text-success',
        warning: 'tp:border-gold tp:[&>svg]:text-gold',
        destructive: 'tp:border-error tp:[&>svg]:text-error',
      },
    },
    defaultVariants: { variant: 'info' },
  },
)

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  WithClassName & {
    /** The main point, in a few words. */
    title?: string | undefined
    /**
     * The kind of message. Color and icon show it, and the words have to say it too.
     * @default 'info'
     */
    variant?: 'info' | 'success' | 'warning' | 'destructive' | undefined
    /** An icon that replaces the variant's; `null` for none. */
    icon?: ReactNode
    /** The message, and what can be done about it. */
    children?: ReactNode
  }

/**
 * A message in the page. If it appears while the page is in use, it needs `role="alert"` (for an error) or
 * `role="status"`, or screen readers miss it; if it is there from the start, it needs neither.
 *
 * @example <Alert variant="destructive" role="alert" title="Not sent">Check your connection and try again.</Alert>
 */
export function Alert({ title, variant = 'info', icon, className, children, ...props }: AlertProps) {
  const Icon = icons[variant]
  return (
    <div {...props} data-slot="alert" className={cn(alertVariants({ variant }), className)}>
      {icon === undefined ? <Icon className="tp:size-6 tp:shrink-0" /> : ownText(icon)}
      <div data-slot="alert-text" className="tp:min-w-0 tp:flex-1">
        {title && (
          <p data-slot="alert-title" className="tp:font-semibold">
            {title}
          </p>
        )}
        {children && (
          <div data-slot="alert-description" className={title ? 'tp:mt-1' : undefined}>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
