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
        'mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center font-tp-text',
        className,
      )}
    >
      {icon && (
        <div
          data-slot="empty-state-icon"
          className="mb-6 grid size-20 place-items-center rounded-full bg-tp-raised text-tp-gold shadow-tp-glow [&_svg]:size-9"
        >
          {icon}
        </div>
      )}
      <Heading
        data-slot="empty-state-title"
        className="font-tp-display text-2xl leading-tight font-semibold text-balance wrap-anywhere text-tp-text sm:text-3xl"
      >
        {title}
      </Heading>
      {description && (
        <p
          data-slot="empty-state-description"
          className="mt-3 text-lg text-pretty wrap-anywhere text-tp-muted"
        >
          {description}
        </p>
      )}
      {children && (
        <div data-slot="empty-state-actions" className="mt-8 flex flex-wrap justify-center gap-3">
          {children}
        </div>
      )}
    </div>
  )
}
