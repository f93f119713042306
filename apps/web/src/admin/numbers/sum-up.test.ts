import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'
import type { Numbers } from './read-numbers.ts'
import { byDay, byKey, bySpeed, byVideo, daysOf, total } from './sum-up.ts'

const numbers: Numbers = {
  from: '2026-10-31',
  to: '2026-11-02',
  titles: { pages: {}, videos: new Map(), downloads: {} },
  counts: [
    { day: '2026-10-31', kind: 'view', key: '/', count: 3 },
    { day: '2026-10-31', kind: 'view', key: '/david', count: 4 },
    { day: '2026-11-02', kind: 'view', key: '/', count: 5 },
    { day: '2026-11-02', kind: 'play', key: 'ember', count: 10 },
    { day: '2026-11-02', kind: 'play', key: 'david-trailer', count: 20 },
    { day: '2026-11-02', kind: 'played-25', key: 'ember', count: 8 },
    { day: '2026-11-02', kind: 'played-100', key: 'ember', count: 2 },
    { day: '2026-10-31', kind: 'lcp-good', key: '/david', count: 6 },
    { day: '2026-11-02', kind: 'lcp-good', key: '/david', count: 3 },
    { day: '2026-11-02', kind: 'lcp-poor', key: '/david', count: 1 },
    { day: '2026-11-02', kind: 'cls-fair', key: '/', count: 2 },
  ],
}

test('every day has its line, also without a count, and when the clocks change', () => {
  expect(daysOf(numbers)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  expect(daysOf({ from: '2026-03-01', to: '2027-03-01' })).toHaveLength(366)
  expect(byDay(numbers, 'view').map(({ count }) => count)).toEqual([7, 0, 5])
  expect(total(byDay(numbers, 'download'))).toBe(0)
})

test('pages are ordered by their views', () => {
  expect(byKey(numbers, 'view')).toEqual([
    { key: '/', count: 8 },
    { key: '/david', count: 4 },
  ])
})

test('a video has its plays and how far they went', () => {
  expect(byVideo(numbers)).toEqual([
    { key: 'david-trailer', plays: 20, reached: [0, 0, 0, 0] },
    { key: 'ember', plays: 10, reached: [8, 0, 0, 2] },
  ])
})

test('a page has the share of its visits that did well, by each measure', () => {
  const none = { good: 0, all: 0 }
  expect(bySpeed(numbers)).toEqual([
    { key: '/david', visits: 10, shares: [{ good: 9, all: 10 }, none, none] },
    { key: '/', visits: 2, shares: [none, none, { good: 0, all: 2 }] },
  ])
})

test('the spreadsheet has a line for each count, and no formulas', () => {
  const lines = toCsv({
    counts: [...numbers.counts.slice(0, 1), { day: '2026-11-02', kind: 'view', key: '=1+1', count: 1 }],
  }).split('\n')
  expect(lines).toEqual(['\uFEFFday,kind,key,count', '2026-10-31,view,/,3', "2026-11-02,view,'=1+1,1", ''])
})
