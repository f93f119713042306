import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FilmDetails, withoutDetails } from '../../model/film-details.ts'
import { folder } from '../../model/folder.ts'
import { readContent } from './read-content.ts'

const file = `${folder.content}/films/a-cowgirls-song.yaml`
const film = (more: object) =>
  readContent(file, JSON.stringify({ ...parse(readFileSync(file, 'utf8')), ...more })) as FilmDetails

test('what only the page of a film shows is left out elsewhere', () => {
  const whole = film({ posterDescription: 'A rider.', makers: [{ name: 'Ada', role: 'Director' }] })
  expect(withoutDetails(whole)).not.toHaveProperty('makers')
  expect(withoutDetails(whole)).not.toHaveProperty('posterDescription')
  expect(withoutDetails(whole)).toHaveProperty('title', "A Cowgirl's Song")
})

test('a file of the press kit says what it is and how large, one of another site says nothing', () => {
  const kit = film({
    pressKit: [
      { title: 'Graphics', file: '/downloads/david-social-media-graphics.zip' },
      { title: 'Photographs', file: 'https://press.example.org/photographs' },
    ],
  }).pressKit
  expect(kit?.map(({ facts }) => facts)).toEqual([expect.stringMatching(/^ZIP, [\d.]+ [KM]B$/), undefined])
})

test('a clip without captions is a mistake, and so is access that nobody has heard of', () => {
  const clip = { title: 'Song', videoUrl: 'https://x.example/a.mp4', image: 'posters/a-cowgirls-song.webp' }
  expect(() => film({ clips: [clip] })).toThrow('clips.0.captions: is missing')
  const showing = { place: 'Hall', when: { day: '2026-03-06' }, access: ['popcorn'] }
  expect(() => film({ showings: [showing] })).toThrow('showings.0.access.0')
})

test('showings come in the order of their days, with their end, and with access in the words of visitors', () => {
  const showing = (place: string, when: object, access?: string[]) => ({ place, when, access })
  const timeZone = 'UTC'
  const showings = film({
    showings: [
      showing('Evening', { day: '2026-03-06', time: '19:00', timeZone }, ['open-captions', 'sensory']),
      showing('Noon', { day: '2026-03-06', time: '12:30', timeZone }),
      showing('All day', { day: '2026-03-05', timeZone }),
      showing('Late', { day: '2026-03-08', time: '00:05', timeZone }),
    ],
  }).showings
  expect(showings?.map(({ place, when, end }) => [place, when, new Date(end).toISOString()])).toEqual([
    ['All day', 'March 5, 2026', '2026-03-06T00:00:00.000Z'],
    ['Noon', 'March 6, 2026, 12:30 PM', '2026-03-06T16:30:00.000Z'],
    ['Evening', 'March 6, 2026, 7:00 PM', '2026-03-06T23:00:00.000Z'],
    ['Late', 'March 8, 2026, 12:05 AM', '2026-03-08T04:05:00.000Z'],
  ])
  expect(showings?.map(({ access }) => access)).toEqual([
    [],
    [],
    ['Captions on screen', 'Sensory-friendly'],
    [],
  ])
})
