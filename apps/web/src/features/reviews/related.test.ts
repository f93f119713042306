import { expect, test } from 'vitest'
import type { ReviewCard } from '#content/schemas/schemas.ts'
import { relatedTo } from './related.ts'

const card = (id: string, age: number, ...categories: string[]) =>
  ({ id, categories, guide: { age } }) as unknown as ReviewCard
const cards = [
  card('a', 10, 'Drama', 'Faith'),
  card('b', 4, 'Animation'),
  card('c', 16, 'Drama', 'Faith'),
  card('d', 9, 'Drama'),
  card('e', 11, 'Drama'),
]
const idsOf = (id: string) => {
  const found = relatedTo(cards, id)
  return found && [found.next.id, ...found.related.map((review) => review.id)]
}

test('the next one comes first, then what shares most categories, then the nearest age', () => {
  expect(idsOf('a')).toEqual(['b', 'c', 'd'])
  expect(idsOf('d')).toEqual(['e', 'a', 'c'])
})

test('after the last comes the first', () => {
  expect(idsOf('e')?.[0]).toBe('a')
})

test('an unknown or only review has none', () => {
  expect(idsOf('x')).toBeNull()
  expect(relatedTo([card('a', 1)], 'a')).toBeNull()
})
