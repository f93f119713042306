import { Button, Checkbox, cn, EmptyState, Grid, Label, SectionHeading } from '@two-pastors/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStoredFamily } from '#features/family/stored-family.ts'
import { OwnFilmLinks } from '#features/films/own-film-links.tsx'
import {
  filterReviews,
  isFiltered,
  readCompared,
  readFilters,
  themesOf,
  toggleCompared,
  withParam,
} from '#features/reviews/filters.ts'
import { ReviewTeaser } from '#features/reviews/review-teaser.tsx'
import { featuredReviews, reviews } from '#features/reviews/reviews.ts'
import { part } from '#lib/part.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { FilterBar } from './filter-bar.tsx'

const fittingPart = part(() => import('#features/family/fitting.ts'))
const comparisonPart = part(() => import('./comparison.tsx'))

const themes = themesOf(reviews)
const others = reviews.filter((review) => !featuredReviews.includes(review))
const NOTHING = new URLSearchParams()

/** Every other review, or those that match the filters in the address; and up to three side by side. */
export function FindReviews() {
  const [address, setAddress] = useSearchParams()
  // The page is prerendered without a query.
  const params = useHydrated() ? address : NOTHING
  const stored = useStoredFamily()
  const filters = readFilters(params)
  const filtered = isFiltered(filters)
  const compared = readCompared(params)
  const { module: fitting, failed } = fittingPart.use(filters.fits)
  const { module: comparison } = comparisonPart.use(compared.length > 0)
  // Nothing rather than all: what fits is not known yet.
  const isPending = filters.fits && !fitting && !failed
  const fit = filters.fits ? fitting?.fittingFor(stored) : undefined
  const matching = filtered ? filterReviews(reviews, filters, fit?.ids ?? null) : others
  const order = fit?.afterTalk ? [...fit.ids] : []
  const found = isPending ? [] : matching.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  // The address is still the old one if two filters change before the router has arrived at the first.
  const wanted = useRef(address)
  useEffect(() => {
    wanted.current = address
  }, [address])
  const set = (name: string, value: (current: URLSearchParams) => string) => {
    wanted.current = withParam(wanted.current, name, value(wanted.current))
    setAddress(wanted.current, { replace: true, preventScrollReset: true })
  }
  const compare = (id: string) =>
    set('compare', (current) => toggleCompared(readCompared(current), id).join(','))
  const reset = () =>
    setAddress(withParam(NOTHING, 'compare', compared.join(',')), { replace: true, preventScrollReset: true })

  return (
    <section aria-labelledby="find" className="pt-16">
      <SectionHeading id="find">Find a Film</SectionHeading>
      <p className="mt-2 text-tp-muted">
        These films are by others. Our own have their guides on their pages: <OwnFilmLinks />.
      </p>
      <FilterBar
        filters={filters}
        fits={fit?.afterTalk ? 'What fits us after a talk' : 'Only what fits us'}
        themes={themes}
        onChange={(name, value) => set(name, () => value)}
        onReset={filtered ? reset : undefined}
      />
      <p role="status" className="mt-4 min-h-7 text-tp-muted">
        {`${isPending ? 'One moment…' : counted(found.length, filtered)}${
          fit?.afterTalk && found.length > 0
            ? '. None fits without a talk first; each of these says what to talk about.'
            : ''
        }`}
      </p>
      {comparison && compared.length > 0 && <comparison.Comparison ids={compared} onRemove={compare} />}
      {found.length === 0 && !isPending && (
        <EmptyState
          title={filters.fits ? 'No film like that fits your family yet' : 'No film like that yet'}
          description="Try one filter less."
        >
          <Button onClick={reset}>Show all reviews</Button>
        </EmptyState>
      )}
      <Grid columns="four" className={cn('mt-6', isPending && 'min-h-screen')}>
        {found.map((review) => (
          <ReviewTeaser key={review.id} review={review}>
            <Label className="flex min-h-8 items-center gap-2 text-sm noscript:hidden">
              <Checkbox
                aria-label={`Compare ${review.reviewed?.title ?? review.title}`}
                checked={compared.includes(review.id)}
                onChange={() => compare(review.id)}
              />
              Compare
            </Label>
          </ReviewTeaser>
        ))}
      </Grid>
    </section>
  )
}

const counted = (found: number, filtered: boolean) =>
  found === 1 ? '1 review' : `${found} ${filtered ? '' : 'more '}reviews`
