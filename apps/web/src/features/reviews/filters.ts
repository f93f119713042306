import type { ReviewCard } from '#model/schemas.ts'

/** What a visitor looks for. It is in the address, so that a list can be shared and Back works. */
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

/** What is not a number filters nothing. */
const numberOf = (value: string | null) => (value && /^\d{1,3}$/.test(value) ? Number(value) : undefined)

export const isFiltered = ({ age, length, level, theme, fits }: Filters) =>
  fits || [age, length, level, theme].some((value) => value !== undefined)

/** The reviews that match all filters. `fitting` are the ids that fit the family; null while they are not known. */
export function filterReviews(
  reviews: ReviewCard[],
  { age, length, level, theme, fits }: Filters,
  fitting: ReadonlySet<string> | null,
): ReviewCard[] {
  return reviews.filter(
    ({ id, guide, reviewed, categories }) =>
      (age === undefined || guide.age <= age) &&
      (length === undefined || (reviewed?.minutes ?? Number.POSITIVE_INFINITY) <= length) &&
      (level === undefined || Object.values(guide.concerns).every((concern) => concern.level <= level)) &&
      (theme === undefined || categories.includes(theme)) &&
      (!fits || fitting === null || fitting.has(id)),
  )
}

/** Every category, by name. */
export const themesOf = (reviews: ReviewCard[]) =>
  [...new Set(reviews.flatMap(({ categories }) => categories))].sort((a, b) => a.localeCompare(b))

const MOST_COMPARED = 3

/** The ids to compare, in the order chosen. */
export const readCompared = (params: URLSearchParams) =>
  [...new Set((params.get('compare') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED)

/** The ids after one is added or removed; with three chosen, the oldest makes room. */
export const toggleCompared = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST_COMPARED)

/** The params with one of them set, or removed if it is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
