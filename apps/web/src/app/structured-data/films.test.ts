import { expect, test, vi } from 'vitest'
import type { Film } from '#model/schemas.ts'
import { exampleFilm, examplePicture } from '#model/testing/example-film.ts'
import { filmList, filmThings } from './films.ts'

vi.mock('#config/env.ts', () => ({ env: { siteUrl: 'https://www.example.org' } }))
const details = vi.hoisted(() => ({
  makers: [
    { name: 'Ada Author', role: 'Co-Director' },
    { name: 'Di Drawer', role: 'Animator' },
  ],
  cast: [{ name: 'Bo Player' }],
}))
vi.mock('#features/films/whole-films.ts', () => ({
  wholeFilms: [{ id: 'made', ...details }],
}))

const picture = (name: string) => examplePicture(`/assets/${name}.webp`)
const film = (facts: Partial<Film> = {}) =>
  exampleFilm({
    id: 'david',
    title: 'David',
    address: '/david',
    description: 'A shepherd.',
    thumbnail: picture('poster'),
    hero: { wide: picture('wide'), tall: picture('tall') },
    ...facts,
  })

const NOW = Date.parse('2026-03-01T00:00:00Z')
const date = (day: string) => ({ day, timeZone: 'America/New_York', at: Date.parse(`${day}T05:00:00Z`) })

test('a film is a Movie with its poster, its day and its running time', () => {
  expect(
    filmThings(film({ dates: { theaters: date('2025-12-19') }, duration: '103 min', rating: 'PG' }), NOW),
  ).toEqual([
    {
      '@type': 'Movie',
      '@id': 'https://www.example.org/david#film',
      name: 'David',
      description: 'A shepherd.',
      image: ['https://www.example.org/assets/poster.webp', 'https://www.example.org/assets/wide.webp'],
      url: 'https://www.example.org/david',
      contentRating: 'PG',
      datePublished: '2025-12-19',
      duration: 'PT103M',
    },
  ])
})

test('a film names its directors and its cast, as far as staff have', () => {
  const [thing] = filmThings(film({ id: 'made' }), NOW)
  expect(thing).toMatchObject({
    director: [{ '@type': 'Person', name: 'Ada Author' }],
    actor: [{ '@type': 'Person', name: 'Bo Player' }],
  })
})

test('a series is a TVSeries with its number of episodes', () => {
  const [series] = filmThings(film({ kind: 'series', duration: '10 Episodes', year: 2025 }), NOW)
  expect(series).toMatchObject({ '@type': 'TVSeries', numberOfEpisodes: 10, datePublished: '2025' })
  expect(series).not.toHaveProperty('duration')
})

test('words that are no length are left out', () => {
  const [thing] = filmThings(film({ duration: 'a long evening' }), NOW)
  expect(thing).not.toHaveProperty('datePublished')
  expect(thing).not.toHaveProperty('duration')
})

test('a film with a family guide has the age from which we suggest it', () => {
  const [thing] = filmThings(film({ guide: { age: 7 } }), NOW)
  expect(thing).toHaveProperty('typicalAgeRange', '7-')
})

test('a day that is not public yet is left out, its year is not', () => {
  const dates = { announced: date('2026-04-01'), theaters: date('2026-12-18') }
  expect(filmThings(film({ dates, year: 2026 }), NOW)[0]).toMatchObject({ datePublished: '2026' })
  expect(filmThings(film({ dates, year: 2026 }), dates.announced.at)[0]).toMatchObject({
    datePublished: '2026-12-18',
  })
})

test('tickets are offered while they are sold, then the places to watch it', () => {
  const ticketsUrl = 'https://tickets.example/'
  const whereToWatch = [{ name: 'Shop', url: 'https://shop.example/' }]
  const waysIn = (phase: Film['phase']) => {
    const [thing] = filmThings(film({ phase, ticketsUrl, whereToWatch }), NOW)
    const { offers, potentialAction } = thing as { offers?: object; potentialAction?: object }
    return { offers, potentialAction }
  }
  const offer = { '@type': 'Offer', url: ticketsUrl }
  const nothing = { offers: undefined, potentialAction: undefined }
  expect(waysIn('announced')).toEqual(nothing)
  expect(waysIn('tickets')).toEqual({
    ...nothing,
    offers: { ...offer, availability: 'https://schema.org/PreSale' },
  })
  expect(waysIn('theaters')).toEqual({
    ...nothing,
    offers: { ...offer, availability: 'https://schema.org/InStock' },
  })
  expect(waysIn('home')).toEqual({
    ...nothing,
    potentialAction: [{ '@type': 'WatchAction', target: 'https://shop.example/' }],
  })
})

test('a trailer whose day is known is a VideoObject, which the film names', () => {
  const [movie, trailer] = filmThings(
    film({ trailerUrl: '/video/david.mp4', trailerDate: '2025-06-01', tagline: 'Sing.' }),
    NOW,
  )
  expect(trailer).toEqual({
    '@type': 'VideoObject',
    '@id': 'https://www.example.org/david#trailer',
    name: 'David: Trailer',
    description: 'Sing.',
    thumbnailUrl: 'https://www.example.org/assets/wide.webp',
    uploadDate: '2025-06-01',
    contentUrl: 'https://www.example.org/video/david.mp4',
  })
  expect(movie).toHaveProperty('trailer', { '@id': trailer?.['@id'] })
})

test('a trailer whose day nobody knows is not told of', () => {
  const things = filmThings(film({ trailerUrl: '/video/david.mp4' }), NOW)
  expect(things).toHaveLength(1)
  expect(things[0]).not.toHaveProperty('trailer')
})

test('a list has every film in order', () => {
  const other = film({ id: 'a-song', title: 'A Song', address: '/a-song' })
  const { itemListElement } = filmList('/movies', [film(), other], NOW)
  expect(itemListElement).toMatchObject([
    { position: 1, item: { name: 'David', url: 'https://www.example.org/david' } },
    { position: 2, item: { name: 'A Song', url: 'https://www.example.org/a-song' } },
  ])
})
