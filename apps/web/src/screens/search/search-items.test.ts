import type { VideoItem } from '@two-pastors/feeds'
import { expect, test } from 'vitest'
import { searchItems } from './search-items.ts'

const item = (id: string, title: string, genre: string, description = '') =>
  ({ id, title, genre, description }) as VideoItem
const items = [
  item('1', 'David', 'Animation', 'A shepherd boy.'),
  item('2', 'Still Waters', 'Drama', 'A river, a storm and David’s oldest song.'),
  item('3', 'Campfire', 'Podcast'),
]
const found = (term: string) => searchItems(items, term).map(({ id }) => id)

test('title, genre and description are searched, whatever the case', () => {
  expect(found('dAVID')).toEqual(['1', '2'])
  expect(found('animat')).toEqual(['1'])
  expect(found('STORM')).toEqual(['2'])
})

test('spaces around the term do not count, and a blank one finds nothing', () => {
  expect(found('  campfire ')).toEqual(['3'])
  expect(found('   ')).toEqual([])
})

test('characters with a meaning in patterns are only characters', () => {
  expect(found('.*')).toEqual([])
  expect(found('(')).toEqual([])
})

test('a term does not match across two fields', () => {
  expect(found('david animation')).toEqual([])
})

test('25,000 items are searched within a frame', () => {
  const many = Array.from({ length: 25_000 }, (_, index) =>
    item(String(index), `Title ${index}`, 'Drama', 'A film about a family, a farm and a very long winter.'),
  )
  searchItems(many, 'warm up')
  const times = ['w', 'wi', 'win', 'wint', 'winter'].map((term) => {
    const start = performance.now()
    expect(searchItems(many, term).length).toBeGreaterThan(0)
    return performance.now() - start
  })
  // The best of them: a busy machine takes the others away. 16 ms is a frame; a slow machine gets three.
  expect(Math.min(...times)).toBeLessThan(50)
})
