import { Button, Grid } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { careNames } from '#features/family/family.ts'
import type { Relaxation } from '#features/family/fitting.ts'
import { list } from '#features/family/sentences.ts'
import { listConcerns } from '#features/family/words.ts'
import { closestTo, filtersToRelax } from '#features/reviews/closest.ts'
import { type FilterName, type Filters, filterNames } from '#features/reviews/filters.ts'
import { reviews } from '#features/reviews/reviews.ts'
import type { ReviewCard } from '#model/schemas.ts'

type ClosestFilmsProps = {
  filters: Filters
  /** How far a film is from fitting the family: 0 if it fits. */
  distance: (id: string) => number
  /** The family's answers that exclude films matching the filters. */
  relaxations: Relaxation[]
  onRelaxFilter: (filter: FilterName) => void
  onRelaxFamily: (relaxation: Relaxation) => void
  onReset: () => void
  /** A film's card, with what speaks against it. */
  card: (review: ReviewCard, against: string) => ReactNode
}

const anyOf: Record<FilterName, string> = {
  age: 'Any Age',
  length: 'Any Running Time',
  level: 'Any Content Level',
  theme: 'Any Genre',
}

/** Replaces an empty list: which setting excludes everything, a button to relax it, and the films that come closest. */
export function ClosestFilms(props: ClosestFilmsProps) {
  const { filters, distance, relaxations, onRelaxFilter, onRelaxFamily, onReset, card } = props
  const removable = filtersToRelax(reviews, filters, distance)
  return (
    <>
      <div className="mt-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-6">
        <h3 className="font-tp-display text-xl font-semibold">
          {filters.fits ? 'No film like that fits your family yet' : 'No film like that yet'}
        </h3>
        <ul className="mt-3 grid list-none gap-4">
          {relaxations.map((relaxation) => (
            <Way
              key={relaxation.concerns.join()}
              text={`“${careNames[relaxation.from]}” for ${listConcerns(relaxation.concerns)} rules out ${films(reviews.filter(({ id }) => relaxation.ids.includes(id)))}`}
              label={relaxation.from === 'more' ? 'Use the Typical Limit' : 'Be Less Careful'}
              onPress={() => onRelaxFamily(relaxation)}
            />
          ))}
          {removable.map(({ filter, found }) => (
            <Way
              key={filter}
              text={`“${filterNames[filter]}” leaves out ${films(found)}`}
              label={anyOf[filter]}
              onPress={() => onRelaxFilter(filter)}
            />
          ))}
          <Way
            text={
              relaxations.length + removable.length > 0
                ? 'Or look at everything.'
                : 'No single setting is the reason. Try removing a filter, or see below what comes closest.'
            }
            label="Show All Reviews"
            onPress={onReset}
          />
        </ul>
      </div>
      <h3 className="mt-10 font-tp-display text-xl font-semibold">The Closest Films</h3>
      <Grid columns="four" className="mt-4">
        {closestTo(reviews, filters, distance).map(({ review, misses }) =>
          card(review, misses.map(({ text }) => text).join('; ')),
        )}
      </Grid>
    </>
  )
}

const MAX_NAMED = 3

/** The end of a sentence: how many films, and the names of the first three. */
function films(found: ReviewCard[]) {
  const names = found.slice(0, MAX_NAMED).map(({ reviewed, title }) => reviewed?.title ?? title)
  const others = found.length - names.length
  const counted = found.length === 1 ? '1 film' : `${found.length} films`
  return `${counted} that would fit otherwise: ${list(others > 0 ? [...names, `${others} more`] : names)}.`
}

function Way({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-72 text-pretty">{text}</p>
      <Button variant="outline" size="sm" aria-label={`${label}. ${text}`} onClick={onPress}>
        {label}
      </Button>
    </li>
  )
}
