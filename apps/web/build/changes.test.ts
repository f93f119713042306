import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dates } from '../model/dates.ts'
import { changesOf, clockAt } from './changes.ts'

const film = (input: v.InferInput<typeof dates>) => ({ dates: v.parse(dates, input) })
const written = (changes: number[]) => changes.map((change) => new Date(change).toISOString())

test('films without dates never change', () => {
  expect(changesOf([film({}), film({})])).toEqual([])
})

test('each date is a change, with its time, once', () => {
  const announced = { day: '2026-01-05' }
  const tickets = { day: '2026-03-02', time: '09:00', timeZone: 'America/Chicago' }
  expect(written(changesOf([film({ announced, tickets }), film({ announced })]))).toEqual([
    '2026-01-05T05:00:00.000Z',
    '2026-03-02T15:00:00.000Z',
  ])
})

test('in the last four weeks each midnight is one, also where the clocks change in between', () => {
  const changes = written(changesOf([film({ theaters: { day: '2026-03-20' } })]))
  expect(changes).toHaveLength(30)
  expect(changes[0]).toBe('2026-02-20T05:00:00.000Z')
  // New York's clocks change on March 8.
  expect(changes.slice(16, 18)).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'])
  expect(changes.at(-1)).toBe('2026-03-21T04:00:00.000Z')
})

test('a build is true as of the last change before it, and knows all later ones', () => {
  expect(clockAt(5, [])).toEqual({ asOf: 0, changes: [] })
  expect(clockAt(5, [6, 7])).toEqual({ asOf: 0, changes: [6, 7] })
  expect(clockAt(6, [6, 7])).toEqual({ asOf: 6, changes: [7] })
  expect(clockAt(8, [6, 7])).toEqual({ asOf: 7, changes: [] })
})
