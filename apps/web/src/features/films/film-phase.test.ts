import { expect, test } from 'vitest'
import { type Dated, filmPhase } from './film-phase.ts'

const date = (iso: string) => ({ day: iso.slice(0, 10), timeZone: 'America/New_York', at: Date.parse(iso) })
const dates = {
  announced: date('2026-01-05T05:00:00Z'),
  tickets: date('2026-03-02T14:00:00Z'),
  theaters: date('2026-03-20T04:00:00Z'),
  home: date('2026-06-02T04:00:00Z'),
}
const phaseAt = (film: Partial<Dated>, iso: string) => filmPhase({ dates: {}, ...film }, Date.parse(iso))

test.each([
  ['2026-01-05T04:59:59Z', 'coming-soon'],
  ['2026-01-05T05:00:00Z', 'announced'],
  ['2026-03-02T13:59:59Z', 'announced'],
  ['2026-03-02T14:00:00Z', 'tickets'],
  ['2026-03-20T03:59:59Z', 'tickets'],
  ['2026-03-20T04:00:00Z', 'theaters'],
  ['2026-06-02T04:00:00Z', 'home'],
  ['2036-06-02T04:00:00Z', 'home'],
])('a film with all dates, at %s: %s', (moment, phase) => {
  expect(phaseAt({ dates }, moment)).toBe(phase)
})

test('a film without dates is coming soon', () => {
  expect(phaseAt({}, '2026-03-20T04:00:00Z')).toBe('coming-soon')
})

test('a film with a date to come is announced, unless the announcement has a date too', () => {
  const { theaters, announced } = dates
  expect(phaseAt({ dates: { theaters } }, '2025-01-01T00:00:00Z')).toBe('announced')
  expect(phaseAt({ dates: { theaters, announced } }, '2025-01-01T00:00:00Z')).toBe('coming-soon')
})

test('a phase without a date is passed over', () => {
  const { theaters, home } = dates
  expect(phaseAt({ dates: { theaters } }, '2026-03-19T00:00:00Z')).toBe('announced')
  expect(phaseAt({ dates: { theaters } }, '2027-01-01T00:00:00Z')).toBe('theaters')
  expect(phaseAt({ dates: { home } }, '2026-06-02T04:00:00Z')).toBe('home')
})

test('a phase that staff have set stays, whatever the day', () => {
  for (const moment of ['2025-01-01T00:00:00Z', '2026-04-01T00:00:00Z', '2030-01-01T00:00:00Z']) {
    expect(phaseAt({ dates, phase: 'tickets' }, moment)).toBe('tickets')
  }
})
