import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { merge } from './merge.ts'

const base = { title: 'David', dates: { theaters: '2025-12-19' }, links: [{ name: 'A' }, { name: 'B' }] }
const both = (mine: Json, theirs: Json) => merge({ base, mine, theirs })

test('what only one has changed is kept, field by field', () => {
  const mine = { ...base, title: 'King David', links: [{ name: 'A2' }, { name: 'B' }] }
  const theirs = {
    ...base,
    dates: { theaters: '2026-12-18', home: '2027-03-01' },
    links: [{ name: 'A' }, { name: 'B2' }],
  }
  expect(both(mine, theirs)).toEqual({
    value: { title: 'King David', dates: theirs.dates, links: [{ name: 'A2' }, { name: 'B2' }] },
    conflicts: [],
  })
})

test('what one has taken out is gone, and what one has added is there', () => {
  const { links: _, ...mine } = base
  expect(both(mine, { ...base, year: 2025 })).toEqual({
    value: { title: 'David', dates: base.dates, year: 2025 },
    conflicts: [],
  })
})

test('two different texts in one place are a conflict that has both', () => {
  const { conflicts } = both({ ...base, title: 'One' }, { ...base, title: 'Two' })
  expect(conflicts).toEqual([{ path: ['title'], mine: 'One', theirs: 'Two' }])
})

test('the same text from both is none', () => {
  expect(both({ ...base, title: 'One' }, { ...base, title: 'One' }).conflicts).toEqual([])
})

const ann = { name: 'Ann', role: 'Abigail', kind: 'voice' }
const ben = { name: 'Ben', role: 'Saul', kind: 'voice' }
const eve = { name: 'Eve', role: 'Michal', kind: 'voice' }

test.each<[string, Json[], Json[], Json[]]>([
  [
    'one swaps two people, the other gives the first a photo',
    [ann, ben],
    [ben, ann],
    [{ ...ann, photo: 'a.webp' }, ben],
  ],
  ['the other way around', [ann, ben], [{ ...ann, photo: 'a.webp' }, ben], [ben, ann]],
  [
    'one swaps them and changes both',
    [ann, ben],
    [
      { ...ben, role: 'King Saul' },
      { ...ann, role: 'Abby' },
    ],
    [{ ...ann, photo: 'a.webp' }, ben],
  ],
  ['one takes the first out and adds another', [ann, ben], [ben, eve], [{ ...ann, photo: 'a.webp' }, ben]],
  ['lines of text change places', ['a', 'b'], ['b', 'a'], ['a2', 'b']],
])('if %s, the list is one conflict', (_, cast, mine, theirs) => {
  expect(merge({ base: { cast }, mine: { cast: mine }, theirs: { cast: theirs } }).conflicts).toEqual([
    { path: ['cast'], mine, theirs },
  ])
})

test('items that stay where they are may have all their fields changed by one', () => {
  const mine = [ann, { ...ben, name: 'Benjamin', role: 'King Saul' }]
  const theirs = [{ ...ann, photo: 'a.webp' }, ben]
  expect(merge({ base: [ann, ben], mine, theirs })).toEqual({ value: [theirs[0], mine[1]], conflicts: [] })
})

test('of lists that both have made longer or shorter nobody can tell which item is which', () => {
  const longer = { ...base, links: [...base.links, { name: 'C' }] }
  expect(both(longer, { ...base, links: [{ name: 'B' }] }).conflicts).toMatchObject([{ path: ['links'] }])
  expect(both(longer, { ...base, title: 'Two' })).toEqual({
    value: { ...longer, title: 'Two' },
    conflicts: [],
  })
})
