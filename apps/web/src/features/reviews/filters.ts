import { concernNames, concerns } from '#features/family/words.ts'
import type { ReviewCard } from '#model/schemas.ts'
import { runningTime } from './running-time.ts'

/** What a visitor is looking for. It is in the URL, so that a list can be shared and Back works. */
export type Filters = {
  /** Suggested for this age. */
  age: number | undefined
  /** At most this many minutes. */
  length: number | undefined
  /** No concern above this level. */
  level: number | undefined
  /** A category. */
  theme: string | undefined
  /** Only what fits this device's family. */
  fits: boolean
}

export const lengths = [90, 120, 150] as const
export const ages = [4, 6, 8, 10, 12, 14, 16] as const
export const levels = [1, 2, 3, 4] as const

export const readFilters = (params: URLSearchParams): Filters => ({
  age: numberOf(params.get('age')),
  length: numberOf(params.get('length')),
  level: numberOf(params.get('level')),
  theme: params.get('theme') || undefined,
  fits: params.get('fits') === 'good',
})

/** Anything that isn't a number filters nothing. */
const numberOf = (value: string | null) => (value && /^\d{1,3}$/.test(value) ? Number(value) : undefined)

export const isFiltered = ({ age, length, level, theme, fits }: Filters) =>
  fits || [age, length, level, theme].some((value) => value !== undefined)

/** The filters as the page names them. */
export const filterNames = {
  age: 'Ages',
  length: 'Running time',
  level: 'Content level',
  theme: 'Genre',
}

export type FilterName = keyof typeof filterNames

/**
 * What speaks against a film: a filter that it doesn't match, its own value, and roughly by how many years or levels
 * it misses.
 */
export type Miss = { filter: FilterName; text: string; by: number }

/** Every filter that a film doesn't match, except whether it fits the family. */
export function missesOf(
  { guide, reviewed, categories }: ReviewCard,
  { age, length, level, theme }: Filters,
): Miss[] {
  const misses: Miss[] = []
  if (age !== undefined && guide.age > age)
    misses.push({ filter: 'age', text: `suggested for ages ${guide.age} and up`, by: guide.age - age })
  const minutes = reviewed?.minutes ?? Number.POSITIVE_INFINITY
  if (length !== undefined && minutes > length)
    misses.push({
      filter: 'length',
      text: (reviewed && runningTime(reviewed)) ?? 'running time unknown',
      by: Math.min((minutes - length) / 30, 10),
    })
  for (const concern of concerns) {
    const found = guide.concerns[concern].level
    if (level !== undefined && found > level)
      misses.push({
        filter: 'level',
        text: `${concernNames[concern].toLowerCase()}, level ${found} of 5`,
        by: found - level,
      })
  }
  if (theme !== undefined && !categories.includes(theme))
    misses.push({ filter: 'theme', text: `not listed under ${theme}`, by: 1 })
  return misses
}

/** The reviews that match all filters, except whether they fit the family, which needs their full guides. */
export const filterReviews = (reviews: ReviewCard[], filters: Filters): ReviewCard[] =>
  reviews.filter((review) => missesOf(review, filters).length === 0)

/** Every category, by name. */
export const themesOf = (reviews: ReviewCard[]) =>
  [...new Set(reviews.flatMap(({ categories }) => categories))].sort((a, b) => a.localeCompare(b))

const MAX_COMPARED = 3

/** The ids to compare, in the order they were added. */
export const readCompared = (params: URLSearchParams) =>
  [...new Set((params.get('compare') ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED)

/** The ids after adding or removing one; if there are three, a new one replaces the oldest. */
export const toggleCompared = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MAX_COMPARED)

/** The params with one of them set, or removed if it is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
