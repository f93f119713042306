'use client'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import { formatNumber } from '../lib/format-number.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { pagesToShow } from './pages-to-show.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> &
  WithClassName & {
    /** The current page, from 1. */
    page: number
    /** The number of pages. */
    pages: number
    /** The element that leads to a page: a link to its URL, or a button. */
    link: (page: number) => ReactElement<{ children?: ReactNode }>
  }

const linkStyle =
  'tp:inline-flex tp:size-11 tp:items-center tp:justify-center tp:rounded-md tp:font-semibold tp:text-text tp:no-underline tp:tabular-nums tp:outline-offset-2 tp:outline-focus tp:hover:bg-raised tp:focus-visible:outline-2 tp:aria-[current=page]:bg-accent tp:aria-[current=page]:text-on-accent tp:forced-colors:aria-[current=page]:outline-2'

/**
 * Links to the pages of a list, each with an address of its own. For a list that grows in place, use LoadMore. It renders
 * nothing if there is only one page.
 *
 * @example <Pagination page={3} pages={12} link={(page) => <Link to={`?page=${page}`} />} />
 */
export function Pagination({ page, pages, link, className, ...props }: PaginationProps) {
  const { label, locale } = useLabels()
  if (pages < 2) return null
  const step = (to: number, name: 'Previous' | 'Next', icon: ReactElement) => (
    <li data-slot="pagination-item">
      {to < 1 || to > pages ? (
        // Keeps its space, so that the numbers don't move.
        <span data-slot="pagination-end" aria-hidden="true" className={cn(linkStyle, 'tp:invisible')} />
      ) : (
        <Slot data-slot="pagination-link" aria-label={label(name)} className={linkStyle}>
          {cloneElement(link(to), undefined, icon)}
        </Slot>
      )}
    </li>
  )
  return (
    <nav
      aria-label={label('Pagination')}
      {...props}
      data-slot="pagination"
      className={cn('tp:font-text tp:text-base', className)}
    >
      <ul
        data-slot="pagination-list"
        className="tp:flex tp:list-none tp:flex-wrap tp:justify-center tp:gap-1"
      >
        {step(page - 1, 'Previous', <ChevronLeftIcon className="tp:rtl:-scale-x-100" />)}
        {pagesToShow(page, pages).map((each, index) => (
          <li
            data-slot="pagination-item"
            // There are up to two gaps, which differ only in position.
            key={each ?? `gap-${index}`}
          >
            {each === null ? (
              <span
                data-slot="pagination-gap"
                aria-hidden="true"
                className={cn(linkStyle, 'tp:hover:bg-transparent')}
              >
                …
              </span>
            ) : (
              <Slot
                data-slot="pagination-link"
                aria-label={label('Page {page}', { page: each })}
                aria-current={each === page ? 'page' : undefined}
                className={linkStyle}
              >
                {cloneElement(link(each), undefined, formatNumber(each, locale))}
              </Slot>
            )}
          </li>
        ))}
        {step(page + 1, 'Next', <ChevronRightIcon className="tp:rtl:-scale-x-100" />)}
      </ul>
    </nav>
  )
}
