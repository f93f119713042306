import { expect, test } from 'vitest'
import type { Resource } from '#model/schemas.ts'
import { filterResources } from './filters.ts'

const resource = (id: string, type: Resource['type'], title: string, description: string) =>
  ({ id, type, title, description }) as Resource
const all = [
  resource('guide', 'study-guides', 'David Study Guide', 'For small groups.'),
  resource('poster', 'promotional', 'Lobby Poster', 'David’s  name, large—and a crown.'),
  resource('pack', 'social-media', 'Graphics', 'Posts and stories.'),
]
const found = (...[filter, term]: [Parameters<typeof filterResources>[1], string]) =>
  filterResources(all, filter, term).map(({ id }) => id)

test('all resources show while nothing is chosen or typed', () => {
  expect(found('all', '  ')).toEqual(['guide', 'poster', 'pack'])
})

test('the term matches title or description, whatever its case', () => {
  expect(found('all', 'DAVID')).toEqual(['guide', 'poster'])
  expect(found('all', 'stories')).toEqual(['pack'])
})

test.each(["David's name", '“David‘s” name', 'large - and', 'dávids'])(
  'whatever keyboard it was typed on: %s',
  (term) => {
    expect(found('all', term)).toEqual(['poster'])
  },
)

test('type and term both have to fit', () => {
  expect(found('promotional', 'david')).toEqual(['poster'])
  expect(found('social-media', 'david')).toEqual([])
})

test('no resource is a book yet', () => {
  expect(found('books', '')).toEqual([])
})
