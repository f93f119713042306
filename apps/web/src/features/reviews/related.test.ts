import { expect, test } from 'vitest'
import type { ReviewCard } from '#model/schemas.ts'
import { filmsRelatedTo, postsRelatedTo, relatedTo } from './related.ts'

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

const post = (title: string, ...categories: string[]) => ({ title, description: '', categories })
const review = {
  title: 'Old Yeller: a review',
  categories: ['Drama', 'Family'],
  reviewed: { title: 'Old Yeller' },
}

test('posts about the film come first, then those with most categories in common, the newest first', () => {
  const posts = [
    post('Popcorn three ways', 'Food'),
    post('Fathers on film', 'Drama'),
    post('Movie night', 'Drama', 'Family'),
    post('Why we cry at old yeller'),
    post('Harvest', 'Drama'),
  ]
  const found = postsRelatedTo(posts, review as unknown as Parameters<typeof postsRelatedTo>[1])
  expect(found.map(({ title }) => title)).toEqual([
    'Why we cry at old yeller',
    'Movie night',
    'Fathers on film',
  ])
})

test('of our films, those with a rating come first, then those of the same genre', () => {
  const rated = { guide: { age: 7 } }
  const films = [
    { id: 'a', genre: 'Drama' },
    { id: 'b', genre: 'Reality Series', ...rated },
    { id: 'c', genre: 'Drama', ...rated },
    { id: 'd' },
  ]
  expect(filmsRelatedTo(films, review).map(({ id }) => id)).toEqual(['c', 'b'])
})
