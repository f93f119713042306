import { Badge, cn } from '@two-pastors/ui'
import type { ReactElement, ReactNode } from 'react'
import { HeaderShade } from '#features/films/hero-art.tsx'
import { longDate } from '#lib/dates.ts'
import { PrintButton } from '#lib/print-button.tsx'

const MAX_CATEGORIES = 3

type ArticleHeaderProps = {
  title: string
  /** ISO date or date-time. */
  date: string | null
  categories: string[]
  /** The way to the list that it stands in. */
  back: ReactElement
  /** Stands where the header ends and the text begins. */
  picture?: ReactElement | undefined
  /** The same picture: out of focus it lights the header, so that each article has a colour of its own. */
  ambience?: ReactElement | undefined
  /** After the date: a rating, say. */
  children?: ReactNode
}

/** The top of a review or a post: title, date, what it is about, its picture. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { title, date, categories, back, picture, ambience, children } = props
  return (
    <>
      <header
        // Light text on a dark picture, whatever the theme of the page.
        data-theme="dark"
        className="under-header relative isolate overflow-hidden bg-tp-scrim text-tp-on-scrim"
      >
        {ambience && (
          <div
            aria-hidden="true"
            className="absolute inset-0 -z-20 scale-125 print:hidden opacity-70 blur-2xl saturate-150 [&_img]:size-full [&_img]:object-cover"
          >
            {ambience}
          </div>
        )}
        <HeaderShade />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim to-tp-scrim/55" />
        <div
          className={cn(
            'enters-in-turn mx-auto max-w-5xl px-(--tp-gutter) pt-24 sm:pt-28 print:p-0',
            picture ? 'pb-28 sm:pb-44 print:pb-0' : 'pb-12',
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {back}
            <PrintButton />
          </div>
          {categories.length > 0 && (
            <ul aria-label="Categories" className="mt-6 flex list-none flex-wrap gap-2">
              {categories.slice(0, MAX_CATEGORIES).map((category) => (
                <li key={category}>
                  <Badge>{category}</Badge>
                </li>
              ))}
            </ul>
          )}
          <h1 className="mt-5 font-tp-display text-3xl leading-tight font-semibold text-balance wrap-break-word sm:text-6xl">
            {title}
          </h1>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-tp-on-scrim-muted">
            {date && <time dateTime={date}>{longDate(date)}</time>}
            {children}
          </div>
        </div>
      </header>
      {picture && (
        <div className="relative mx-auto -mt-20 max-w-5xl px-(--tp-gutter) sm:-mt-32 print:mx-0 print:mt-4 print:max-w-none [&_img]:aspect-video [&_img]:h-auto [&_img]:w-full [&_img]:rounded-tp-lg [&_img]:bg-tp-raised [&_img]:object-cover [&_img]:shadow-tp-card">
          {picture}
        </div>
      )}
    </>
  )
}
