import { expect, test } from 'vitest'
import { closestTo, filtersToRelax } from './closest.ts'
import { filterReviews, readFilters } from './filters.ts'
import { reviews } from './reviews.ts'

const filtersOf = (query: string) => readFilters(new URLSearchParams(query))
const fitsAll = () => 0

test('a filter that alone leaves out everything says what there is without it', () => {
  const filters = filtersOf('age=16&length=90&theme=Music')
  expect(filterReviews(reviews, filters)).toEqual([])
  const relaxed = filtersToRelax(reviews, filters, fitsAll)
  expect(relaxed.map(({ filter }) => filter)).toContain('length')
  for (const { filter, found } of relaxed)
    expect(filterReviews(reviews, { ...filters, [filter]: undefined })).toEqual(found)
  // Without a film that fits the family, no filter is to blame.
  expect(filtersToRelax(reviews, { ...filters, fits: true }, () => 1)).toEqual([])
})

test('the closest films miss least, and say what speaks against each', () => {
  const [first, second] = closestTo(reviews, filtersOf('age=4&length=100'), fitsAll)
  expect(first?.misses).toHaveLength(1)
  expect(first?.misses[0]?.text).toMatch(/^suggested for ages \d+ and up$|^\d h/)
  expect(second?.misses.length).toBeGreaterThanOrEqual(first?.misses.length ?? 0)
})

test('what fits the family comes before what does not, if that is asked for', () => {
  const distance = (id: string) => (id === reviews.at(-1)?.id ? 0 : 3)
  expect(closestTo(reviews, filtersOf('fits=good&theme=Nothing'), distance)[0]?.review).toBe(reviews.at(-1))
  expect(closestTo(reviews, filtersOf('theme=Nothing'), distance)[0]?.review).toBe(reviews[0])
})

test('there is always something to show', () => {
  const none = filtersOf('age=4&length=90&level=1&theme=Nothing&fits=good')
  expect(closestTo(reviews, none, () => 9)).toHaveLength(4)
})
