import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> &
  WithClassName & {
    /** What is missing, such as "No results found". */
    title: string
    /**
     * The level of its heading.
     * @default 'h2'
     */
    heading?: HeadingTag
    /** An icon, shown in a glowing circle. */
    icon?: ReactNode
    /** The reason, or what to try instead. */
    description?: string
    /** Actions: a button or a link. */
    children?: ReactNode
  }

/**
 * Shown in place of an empty list or page: what is missing and what to do about it.
 *
 * @example
 * <EmptyState icon={<SearchIcon />} title="No results found" description="Try searching with different keywords" />
 */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  icon,
  description,
  children,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      {...props}
      data-slot="empty-state"
      className={cn(
        'tp:mx-auto tp:flex tp:max-w-xl tp:flex-col tp:items-center tp:px-4 tp:py-16 tp:text-center tp:font-text',
        className,
      )}
    >
      {icon && (
        <div
          data-slot="empty-state-icon"
          className="tp:mb-6 tp:grid tp:size-20 tp:place-items-center tp:rounded-full tp:bg-raised tp:text-gold tp:shadow-glow tp:[&_svg]:size-9"
        >
          {icon}
        </div>
      )}
      <Heading
        data-slot="empty-state-title"
        className="tp:font-display tp:text-2xl tp:leading-tight tp:font-semibold tp:text-balance tp:wrap-anywhere tp:text-text tp:sm:text-3xl"
      >
        {title}
      </Heading>
      {description && (
        <p
          data-slot="empty-state-description"
          className="tp:mt-3 tp:text-lg tp:text-pretty tp:wrap-anywhere tp:text-muted"
        >
          {description}
        </p>
      )}
      {children && (
        <div
          data-slot="empty-state-actions"
          className="tp:mt-8 tp:flex tp:flex-wrap tp:justify-center tp:gap-3"
        >
          {children}
        </div>
      )}
    </div>
  )
}
