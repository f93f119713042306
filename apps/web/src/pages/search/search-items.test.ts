import type { VideoItem } from '@two-pastors/feeds'
import { expect, test } from 'vitest'
import { indexOf, searchItems } from './search-items.ts'

const item = (id: string, title: string, genre: string, description = '') =>
  ({ id, title, genre, description }) as VideoItem
const items = [
  item('1', 'David', 'Animation', 'A shepherd boy.'),
  item('2', 'Still Waters', 'Drama', 'A river, a storm and David’s oldest song.'),
  item('3', 'Campfire', 'Podcast'),
]
const index = indexOf([items])
const found = (term: string) => searchItems(index, term).map(({ id }) => id)

test('title, genre and description are searched, whatever the case', () => {
  expect(found('dAVID')).toEqual(['1', '2'])
  expect(found('animat')).toEqual(['1'])
  expect(found('STORM')).toEqual(['2'])
})

test.each([
  "david's",
  'David’s',
  'a storm and Davids',
  'a storm and  davíd´s',
  '“David‘s”',
  'storm - and',
  'A\u00a0storm',
])('whatever keyboard it was typed on: %s', (term) => {
  expect(found(term)).toEqual(['2'])
})

test('a text may have signs that the term lacks', () => {
  const signs = indexOf([
    [item('1', 'Première—a “Night”\u200b', 'Émotion'), item('2', 'Smørrebrød\nfor two', '', 'Oh \n no')],
  ])
  for (const term of ['premiere a night', 'PREMIERE-A "NIGHT"', 'emotion', 'premie\u0300re'])
    expect(
      searchItems(signs, term).map(({ id }) => id),
      term,
    ).toEqual(['1'])
  for (const term of ['smorrebrod', 'oh no'])
    expect(
      searchItems(signs, term).map(({ id }) => id),
      term,
    ).toEqual(['2'])
  expect(searchItems(signs, '“ ”')).toEqual([])
})

test('a part of a text is found in it, whatever signs it has', () => {
  const title = 'The “Old–New”  Ship’s ½ log: Łódź, Straße & 한글 — naïve 🏳️‍🌈'
  const one = indexOf([[item('1', title, '')]])
  for (let from = 0; from < title.length; from++)
    for (let to = from + 1; to <= title.length; to++) {
      const term = title.slice(from, to)
      if (/[\p{L}\p{N}]/u.test(term)) expect(searchItems(one, term), term).toHaveLength(1)
    }
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

test('an item of two lists is found once, in the place and with the words that it has in the first', () => {
  const again = item('2', 'Still Waters, Part Two', 'Drama')
  const both = indexOf([items, [again, item('4', 'Waters', 'Drama')]])
  expect(searchItems(both, 'waters').map(({ title }) => title)).toEqual(['Still Waters', 'Waters'])
  expect(searchItems(both, 'part two')).toEqual([])
})

test('25,000 items are read once, however often they are searched', () => {
  let reads = 0
  const many = Array.from({ length: 25_000 }, (_, number) => ({
    ...item(String(number), '', 'Drama'),
    get title() {
      reads += 1
      return `Title ${number}`
    },
  }))
  const index = indexOf([many])
  for (const term of ['t', 'ti', 'tit', 'title 24999']) {
    expect(searchItems(index, term).length).toBeGreaterThan(0)
  }
  expect(reads).toBe(25_000)
})
