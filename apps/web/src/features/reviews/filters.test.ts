import { describe, expect, test } from 'vitest'
import type { ReviewCard } from '#model/schemas.ts'
import {
  filterReviews,
  isFiltered,
  readCompared,
  readFilters,
  themesOf,
  toggleCompared,
  withParam,
} from './filters.ts'

const card = (id: string, age: number, level: number, minutes: number | undefined, categories: string[]) => {
  const low = { level: 0 }
  return {
    id,
    categories,
    reviewed: { title: id, kind: 'film', minutes },
    guide: {
      age,
      concerns: {
        violence: { level },
        frightening: low,
        grief: low,
        language: low,
        sexuality: low,
        substances: low,
      },
      virtues: { faith: low, courage: low, kindness: low, forgiveness: low, hope: low },
    },
  } as unknown as ReviewCard
}
const cards = [
  card('young', 4, 1, 88, ['Animation']),
  card('long', 8, 2, 174, ['Music', 'Drama']),
  card('series', 11, 4, undefined, ['Drama']),
]
const found = (query: string) =>
  filterReviews(cards, readFilters(new URLSearchParams(query))).map(({ id }) => id)

describe('filters from the address', () => {
  test.each([
    ['', ['young', 'long', 'series']],
    ['age=8', ['young', 'long']],
    ['length=120', ['young']],
    ['level=2', ['young', 'long']],
    ['theme=Drama', ['long', 'series']],
    ['theme=Drama&age=9', ['long']],
    ['age=old&length=-3&level=', ['young', 'long', 'series']],
    ['theme=Nothing', []],
  ])('%s finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('only a filter is a filter', () => {
    expect(isFiltered(readFilters(new URLSearchParams('compare=young&x=1')))).toBe(false)
    expect(isFiltered(readFilters(new URLSearchParams('level=0')))).toBe(true)
    expect(isFiltered(readFilters(new URLSearchParams('fits=good')))).toBe(true)
  })
})

test('themes are named once, in order', () => {
  expect(themesOf(cards)).toEqual(['Animation', 'Drama', 'Music'])
})

test('up to three films are compared; a fourth takes the place of the first', () => {
  expect(readCompared(new URLSearchParams('compare=a,b,,a,c,d'))).toEqual(['a', 'b', 'c'])
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd'])
})

test('a param is set beside the others, and an empty one is left out', () => {
  const params = new URLSearchParams('age=8&compare=a')
  expect(withParam(params, 'age', '').toString()).toBe('compare=a')
  expect(withParam(params, 'theme', 'Sci & Fi').toString()).toBe('age=8&compare=a&theme=Sci+%26+Fi')
})
