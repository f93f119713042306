'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { ChevronRightIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type BreadcrumbProps = ComponentProps<'nav'> & WithClassName

/**
 * Where a page stands in the site, from the home page down. The page itself comes last and isn't a link. A site with one
 * level needs none.
 *
 * @example
 * <Breadcrumb>
 *   <BreadcrumbItem><Link to="/">Home</Link></BreadcrumbItem>
 *   <BreadcrumbItem><Link to="/reviews">Reviews</Link></BreadcrumbItem>
 *   <BreadcrumbItem current>David</BreadcrumbItem>
 * </Breadcrumb>
 */
export function Breadcrumb({ className, children, ...props }: BreadcrumbProps) {
  const { label } = useLabels()
  return (
    <nav
      aria-label={label('Breadcrumb')}
      {...props}
      data-slot="breadcrumb"
      className={cn('tp:font-text tp:text-sm tp:text-muted', className)}
    >
      <ol
        data-slot="breadcrumb-list"
        className="tp:flex tp:list-none tp:flex-wrap tp:items-center tp:gap-y-1"
      >
        {children}
      </ol>
    </nav>
  )
}

export type BreadcrumbItemProps = ComponentProps<'li'> &
  WithClassName & {
    /**
     * The page itself, last in the row: text rather than a link.
     * @default false
     */
    current?: boolean | undefined
  }

/** One step: a link, or with `current` the page's name. */
export function BreadcrumbItem({ current = false, className, children, ...props }: BreadcrumbItemProps) {
  return (
    <li
      {...props}
      data-slot="breadcrumb-item"
      className={cn('tp:group/crumb tp:inline-flex tp:min-w-0 tp:items-center tp:wrap-anywhere', className)}
    >
      <ChevronRightIcon className="tp:mx-1 tp:size-4 tp:shrink-0 tp:group-first/crumb:hidden tp:rtl:-scale-x-100" />
      {current ? (
        <span data-slot="breadcrumb-page" aria-current="page" className="tp:py-1 tp:text-text">
          {children}
        </span>
      ) : (
        <Slot
          data-slot="breadcrumb-link"
          className="tp:inline-flex tp:min-h-6 tp:items-center tp:rounded-sm tp:py-1 tp:underline-offset-4 tp:outline-offset-2 tp:outline-focus tp:hover:text-text tp:hover:underline tp:focus-visible:outline-2"
        >
          {children}
        </Slot>
      )}
    </li>
  )
}
