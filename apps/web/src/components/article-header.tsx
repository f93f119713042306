import { Badge } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { longDate } from '../lib/dates.ts'

const MAX_CATEGORIES = 3

type ArticleHeaderProps = {
  title: string
  /** ISO date or date-time. */
  date: string | null
  categories: string[]
  /** After the date: a rating, say. */
  children?: ReactNode
}

/** The top of a review or a post: title, date, what it is about. */
export function ArticleHeader({ title, date, categories, children }: ArticleHeaderProps) {
  return (
    <header className="mt-4">
      {categories.length > 0 && (
        <ul aria-label="Categories" className="flex list-none flex-wrap gap-2">
          {categories.slice(0, MAX_CATEGORIES).map((category) => (
            <li key={category}>
              <Badge>{category}</Badge>
            </li>
          ))}
        </ul>
      )}
      <h1 className="mt-4 font-tp-display text-3xl leading-tight font-semibold text-balance wrap-break-word sm:text-5xl">
        {title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-tp-muted">
        {date && <time dateTime={date}>{longDate(date)}</time>}
        {children}
      </div>
    </header>
  )
}
