'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { ChevronRightIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type BreadcrumbProps = ComponentProps<'nav'> & WithClassName

/**
 * Where a page stands in the site, from the home page down.
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
      className={cn('font-tp-text text-sm text-tp-muted', className)}
    >
      <ol data-slot="breadcrumb-list" className="flex list-none flex-wrap items-center gap-y-1">
        {children}
      </ol>
    </nav>
  )
}

export type BreadcrumbItemProps = ComponentProps<'li'> &
  WithClassName & {
    /**
     * The page itself, the last of the row: text rather than a link.
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
      className={cn('group/crumb inline-flex min-w-0 items-center wrap-anywhere', className)}
    >
      <ChevronRightIcon className="mx-1 size-4 shrink-0 group-first/crumb:hidden rtl:-scale-x-100" />
      {current ? (
        <span data-slot="breadcrumb-page" aria-current="page" className="py-1 text-tp-text">
          {children}
        </span>
      ) : (
        <Slot
          data-slot="breadcrumb-link"
          className="inline-flex min-h-6 items-center rounded-tp-sm py-1 underline-offset-4 outline-offset-2 outline-tp-focus hover:text-tp-text hover:underline focus-visible:outline-2"
        >
          {children}
        </Slot>
      )}
    </li>
  )
}
