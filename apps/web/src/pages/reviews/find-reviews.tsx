import { cn, Grid, SectionHeading } from '@two-pastors/ui'
import { useRef } from 'react'
import { useStoredFamily } from '#features/family/stored-family.ts'
import { films } from '#features/films/films.ts'
import { CompareBox } from '#features/reviews/compare-box.tsx'
import { filterReviews, themesOf } from '#features/reviews/filters.ts'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { featuredReviews, reviews } from '#features/reviews/reviews.ts'
import { useFilters } from '#features/reviews/use-filters.ts'
import { Failure } from '#lib/failure.tsx'
import { part } from '#lib/part.ts'
import type { ReviewCard } from '#model/schemas.ts'
import { FilterBar } from './filter-bar.tsx'
import { useRelaxation } from './use-relaxation.tsx'

const fittingPart = part(() => import('#features/family/fitting.ts'))
const closestPart = part(() => import('./closest-films.tsx'))
const comparisonPart = part(() => import('#features/reviews/comparison.tsx'))

const themes = themesOf(reviews)
/** Of films of ours. */
const hasOwnGuides = films.some(({ guide }) => guide)
const others = reviews.filter((review) => !featuredReviews.includes(review))

/** All reviews but the featured ones, or those that match the filters in the URL; and a comparison of up to three. */
export function FindReviews() {
  const { filters, filtered, compared, setFilter, toggle, reset } = useFilters()
  const stored = useStoredFamily()
  const { module: fitting, failed, retry } = fittingPart.use(filters.fits)
  const { module: comparison } = comparisonPart.use(compared.length > 0)
  const { relax, note } = useRelaxation()
  const status = useRef<HTMLParagraphElement>(null)
  // Show nothing rather than everything: what fits is not known yet, or can't be.
  const isUnknown = filters.fits && !fitting
  const isPending = isUnknown && !failed
  const matching = filtered ? filterReviews(reviews, filters) : others
  const ids = matching.map(({ id }) => id)
  const fit = filters.fits ? fitting?.fittingFor(stored, ids) : undefined
  const fits = fit?.ids.flatMap((id) => matching.find((review) => review.id === id) ?? [])
  const found = isUnknown ? [] : (fits ?? matching)
  const isEmpty = found.length === 0 && filtered && !isUnknown
  const { module: closest, failed: closestFailed, retry: retryClosest } = closestPart.use(isEmpty)

  // The clicked button goes away, so the focus moves to the list's status.
  const andStay =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      // Scrolls to it: it says what the button has changed, perhaps above the screen.
      status.current?.focus()
      change(...args)
    }
  const card = (review: ReviewCard, against = '') => (
    <ReviewTeaser key={review.id} review={review} against={against}>
      <CompareBox review={review} compared={compared} onToggle={toggle} />
    </ReviewTeaser>
  )
  return (
    <>
      <section aria-labelledby="find" className="pt-16 [&_:is(a,button,input,select)]:scroll-mb-24">
        <SectionHeading id="find">Find a Film</SectionHeading>
        <p className="mt-2 text-tp-muted">
          {`These films were made by others.${hasOwnGuides ? ' Each film of our own, named above, has its guide on its page.' : ''}`}
        </p>
        <FilterBar
          filters={filters}
          fits={fit?.afterTalk ? 'What fits us after a talk' : 'Only what fits us'}
          themes={themes}
          onChange={setFilter}
          onReset={filtered ? reset : undefined}
        />
        <p ref={status} role="status" tabIndex={-1} className="mt-4 min-h-7 text-tp-muted outline-none">
          {[
            isPending && 'One moment…',
            isEmpty && 'Nothing matches. The closest films are below.',
            found.length > 0 && counted(found.length, filtered),
            fit?.afterTalk &&
              (found.length === 1
                ? '. It needs a talk first, and says what to talk about.'
                : '. None fits without a talk first; each of these says what to talk about.'),
          ]
            .filter(Boolean)
            .join('')}
        </p>
        {note}
        {isUnknown && failed && (
          <Failure onRetry={retry}>
            We couldn’t check which films fit your family, so none are listed. Check your connection and try
            again.
          </Failure>
        )}
        {isEmpty && closestFailed && (
          <Failure onRetry={retryClosest}>
            No film like that yet, and what comes closest could not be loaded.
          </Failure>
        )}
        {isEmpty && closest && (
          <closest.ClosestFilms
            filters={filters}
            distance={(filters.fits && fitting?.distanceFor(stored)) || (() => 0)}
            relaxations={(filters.fits && fitting?.relaxationsFor(stored, ids)) || []}
            onRelaxFilter={andStay((filter) => setFilter(filter, ''))}
            onRelaxFamily={andStay(relax)}
            onReset={andStay(reset)}
            card={card}
          />
        )}
        {!isEmpty && (found.length > 0 || isPending) && (
          <Grid columns="four" className={cn('mt-6', isPending && 'min-h-screen')}>
            {found.map((review) => card(review))}
          </Grid>
        )}
      </section>
      {/* Next to the section, so that it stays at the bottom for the featured ones too. */}
      {comparison && (
        <comparison.Comparison
          ids={compared}
          onToggle={toggle}
          onLastRemoved={() => status.current?.focus()}
        />
      )}
    </>
  )
}

const counted = (found: number, filtered: boolean) =>
  found === 1 ? '1 review' : `${found} ${filtered || featuredReviews.length === 0 ? '' : 'more '}reviews`
