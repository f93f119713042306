import { expect, test } from 'vitest'
import { sunsetOn } from './sunset.ts'

const minutes = (time = '') => {
  const [hours, rest] = time.split(':').map(Number)
  return (hours ?? Number.NaN) * 60 + (rest ?? Number.NaN)
}

// As almanacs have it for these cities.
test.each([
  ['2031-06-21', 'America/Denver', 'Civic Center Park, Denver, CO', '20:31'],
  ['2031-12-21', 'America/Los_Angeles', 'Seattle, WA 98101', '16:20'],
  ['2031-06-21', 'America/New_York', 'church lawn, dayton, oh', '21:09'],
  ['2031-06-21', 'America/Anchorage', 'the church lawn', '23:42'],
  ['2031-06-21', 'Pacific/Honolulu', 'the church lawn', '19:16'],
  ['2031-10-01', 'America/Phoenix', 'the church lawn', '18:13'],
  // Only the time zone of these is known: they are near its middle.
  ['2031-06-21', 'America/New_York', 'a lawn in Philadelphia', '20:33'],
  ['2031-12-21', 'America/Chicago', 'St. Louis', '16:43'],
])('on %s in %s, at “%s”, the sun sets at about %s', (day, zone, place, time) => {
  const found = sunsetOn(day, zone, place)
  expect(Math.abs(minutes(found?.time) - minutes(time))).toBeLessThanOrEqual(15)
})

test('a film starts at the quarter of an hour that is at least half an hour after sunset, on the same day', () => {
  const { time, start } = sunsetOn('2031-06-21', 'America/Denver', 'Denver, CO') ?? {}
  expect(minutes(start) - minutes(time)).toBeGreaterThanOrEqual(30)
  expect(minutes(start) - minutes(time)).toBeLessThan(45)
  expect(minutes(start) % 15).toBe(0)
  expect(sunsetOn('2031-06-21', 'America/Anchorage', '')?.start).toBe('23:45')
})

test('a device that is set to the zone of somewhere else has the clock of the state', () => {
  const there = sunsetOn('2031-06-21', 'America/New_York', 'Riverside Park, Dayton, OH')
  for (const zone of ['UTC', 'America/Chicago'])
    for (const place of ['Riverside Park, Dayton, OH', 'Dayton, Ohio', 'Dayton, ohio 45402'])
      expect(sunsetOn('2031-06-21', zone, place)).toEqual(there)
  // Pensacola is in Florida, and on Central time.
  expect(sunsetOn('2031-06-21', 'America/Chicago', 'Pensacola, FL')?.zone).toBe('America/Chicago')
})

test('it says by which state it was found, or by none', () => {
  const stateOf = (zone: string, place: string) => sunsetOn('2031-06-21', zone, place)?.state
  expect(stateOf('America/New_York', 'Dayton, OH')).toBe('OH')
  expect(stateOf('Pacific/Honolulu', 'the lawn')).toBe('HI')
  expect(stateOf('America/New_York', 'Dayton, XX')).toBeUndefined()
})

test('a zone without rules has no sunset, unless a state is named', () => {
  expect(sunsetOn('2031-06-21', 'Mars/Olympus', 'the lawn')).toBeUndefined()
  expect(sunsetOn('2031-06-21', 'Mars/Olympus', 'Dayton, OH')?.zone).toBe('America/New_York')
})
