import { Badge, cn, PictureHero } from '@two-pastors/ui'
import type { ReactElement, ReactNode } from 'react'
import { ShareButton } from '#features/share/share-button.tsx'
import type { Shared } from '#features/share/shared.ts'
import { longDate } from '#lib/dates.ts'
import { PrintButton } from '#lib/print-button.tsx'

const MAX_CATEGORIES = 3

type ArticleHeaderProps = {
  title: string
  /** ISO date or date-time. */
  date: string | null
  categories: string[]
  /** What its Share button shares. */
  shared: Shared
  /** A link back to its list. */
  back: ReactElement
  /** Overlaps the bottom of the header. */
  picture?: ReactElement | undefined
  /**
   * The same picture, blurred, as the header's background. Use its placeholder if it has one: a filter over the whole header
   * keeps a phone's first frame waiting.
   */
  backdrop?: ReactElement | undefined
  /** Below the date, on a separate line. */
  verdict?: ReactNode
  /** Shown after the date, such as a rating. */
  children?: ReactNode
}

/** The header of a review or post: title, date, categories, picture. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { title, date, categories, shared, back, picture, backdrop, verdict, children } = props
  return (
    <>
      <PictureHero
        size="article"
        shade="veil"
        topShade
        className={cn(
          'under-header [--tp-page-width:64rem] print:p-0',
          // More than what a picture ends in by day (app/styles/styles.css).
          picture && '[--tp-hero-bottom:7rem]! sm:[--tp-hero-bottom:11rem]!',
        )}
        picture={
          backdrop && (
            <div aria-hidden="true" className="absolute inset-0 opacity-70 print:hidden">
              {backdrop}
            </div>
          )
        }
        before={
          <>
            {back}
            {categories.length > 0 && (
              <ul aria-label="Categories" className="mt-6 flex list-none flex-wrap gap-2">
                {categories.slice(0, MAX_CATEGORIES).map((category) => (
                  <li key={category}>
                    <Badge variant="outline">{category}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </>
        }
        title={<Title text={title} />}
      >
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-tp-on-scrim-muted">
          {date && <time dateTime={date}>{longDate(date)}</time>}
          {children}
          <div className={cn('flex flex-wrap gap-2', date && 'sm:ms-auto')}>
            <ShareButton shared={() => shared} />
            <PrintButton />
          </div>
        </div>
        {verdict}
      </PictureHero>
      {picture && (
        <div className="relative mx-auto -mt-20 max-w-5xl px-(--tp-gutter) sm:-mt-32 print:mx-0 print:mt-4 print:max-w-none [&_img]:aspect-video [&_img]:h-auto [&_img]:w-full [&_img]:rounded-tp-lg [&_img]:bg-tp-raised [&_img]:object-cover [&_img]:shadow-tp-card">
          {picture}
        </div>
      )}
    </>
  )
}

/** Breaks after the first colon, or before a parenthesis, rather than in the words around it. */
function Title({ text }: { text: string }) {
  const end = text.search(/(?<=:) | (?=\()/)
  if (end === -1) return <span>{text}</span>
  return (
    <>
      <span className="inline-block">{text.slice(0, end)}</span>{' '}
      <span className="inline-block">{text.slice(end + 1)}</span>
    </>
  )
}
