import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { detailsOf, type FilmDetails, withoutDetails } from '../../src/content/schemas/film-details.ts'
import { readContent } from './read-content.ts'

const file = resolve(import.meta.dirname, '../../src/content/films/a-cowgirls-song.yaml')
const film = (more: object) =>
  readContent(file, JSON.stringify({ ...parse(readFileSync(file, 'utf8')), ...more })) as FilmDetails

test('a film without details has none', () => {
  expect(detailsOf(film({}))).toBeNull()
})

test('what staff filled in is in the details and nowhere else', () => {
  const whole = film({ posterDescription: 'A rider.', makers: [{ name: 'Ada', role: 'Director' }] })
  expect(detailsOf(whole)).toEqual({
    posterDescription: 'A rider.',
    makers: [{ name: 'Ada', role: 'Director' }],
  })
  expect(withoutDetails(whole)).not.toHaveProperty('makers')
  expect(withoutDetails(whole)).toHaveProperty('title', "A Cowgirl's Song")
})

test('a file of the press kit says what it is and how large, one of another site says nothing', () => {
  const kit = detailsOf(
    film({
      pressKit: [
        { title: 'Graphics', file: '/downloads/david-social-media-graphics.zip' },
        { title: 'Photographs', file: 'https://press.example.org/photographs' },
      ],
    }),
  )?.pressKit
  expect(kit?.map(({ facts }) => facts)).toEqual([expect.stringMatching(/^ZIP, [\d.]+ MB$/), undefined])
})

test('a clip without captions is a mistake, and so is access that nobody has heard of', () => {
  const clip = { title: 'Song', videoUrl: 'https://x.example/a.mp4', image: 'posters/a-cowgirls-song.webp' }
  expect(() => film({ clips: [clip] })).toThrow('clips.0.captions: is missing')
  const showing = { place: 'Hall', when: { day: '2026-03-06' }, access: ['popcorn'] }
  expect(() => film({ showings: [showing] })).toThrow('showings.0.access.0')
})
