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

test('of lists that both have made longer or shorter nobody can tell which item is which', () => {
  const longer = { ...base, links: [...base.links, { name: 'C' }] }
  expect(both(longer, { ...base, links: [{ name: 'B' }] }).conflicts).toMatchObject([{ path: ['links'] }])
  expect(both(longer, { ...base, title: 'Two' })).toEqual({
    value: { ...longer, title: 'Two' },
    conflicts: [],
  })
})
