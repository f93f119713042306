import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { FilmDetails as Details } from '#model/schemas.ts'
import { exampleFilm, examplePicture } from '#model/testing/example-film.ts'
import { clipsOf, describedTrailerOf } from '../clips.ts'
import { DescribedTrailer } from '../described-trailer.tsx'
import { FilmDetails } from './film-details.tsx'
import { Showings } from './showings.tsx'

vi.mock('#config/env.ts', () => ({ siteAddress: (path: string) => `https://www.example.org${path}` }))

const film = exampleFilm()
const whole: Details = {
  posterDescription: 'A lamp in a window.',
  makers: [{ name: 'Ada Author', role: 'Director' }],
  cast: [{ name: 'Bo Player', role: 'The Keeper' }],
  quotes: [
    { text: 'Bring a friend', by: 'Cy Critic', source: { name: 'The Paper', url: 'https://paper.example/' } },
  ],
  clips: [
    {
      title: 'The Lamp',
      videoUrl: '/lamp.mp4',
      captions: '/lamp.vtt',
      image: '/lamp.webp',
      duration: '1:12',
    },
  ],
  gallery: [{ image: examplePicture('/still.webp'), alt: 'The keeper lights the lamp.' }],
  pressKit: [{ title: 'Photographs', file: '/downloads/hope.zip', facts: 'ZIP, 4 MB' }],
  describedTrailer: { videoUrl: '/described.mp4' },
  showings: [
    {
      place: 'Grand Theater, Springfield',
      when: 'March 6, 2036, 7:00 PM',
      end: Date.UTC(2036, 2, 6, 23),
      access: ['Captions on screen', 'Sensory-friendly'],
    },
  ],
}

const html = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const page = (details: Details | null) =>
  html(<FilmDetails film={film} details={details} clips={clipsOf(film, details)} />)
const headings = (markup: string) =>
  [...markup.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text)

test('a film without details has no empty sections', () => {
  expect(page(null)).toBe('')
  expect(page({})).toBe('')
  expect(html(<Showings showings={undefined} />)).toBe('')
  expect(html(<DescribedTrailer item={describedTrailerOf(film, {})} />)).toBe('')
})

test('each part that staff fill has its section', () => {
  const markup = page(whole)
  expect(headings(markup)).toEqual(['Cast and Filmmakers', 'Press Kit', 'Clips', 'The Lamp', 'Gallery'])
  for (const text of ['Ada Author', 'Director', 'Bo Player', 'The Keeper', 'A lamp in a window.'])
    expect(markup).toContain(text)
  expect(markup).toContain('alt="The keeper lights the lamp."')
})

test('a quote says who said it, and leads to where', () => {
  const markup = page(whole)
  expect(markup).toContain('“Bring a friend”')
  expect(markup).toMatch(/Cy Critic, <a [^>]*href="https:\/\/paper\.example\/"[^>]*>The Paper/)
})

test('a file of the press kit downloads, with its type and size', () => {
  expect(page(whole)).toMatch(/<a href="\/downloads\/hope\.zip"[^>]* download=""[^>]*>.*\(ZIP, 4 MB\)/)
})

test('clips and the described trailer play in the player of the page, with pictures', () => {
  expect(page(whole)).toContain('Play The Lamp')
  expect(clipsOf(film, whole)).toMatchObject([
    { id: 'hope-clip-1', image: '/lamp.webp', videoUrl: '/lamp.mp4' },
  ])
  const described = describedTrailerOf(film, whole)
  expect(described).toMatchObject({ image: '/poster.webp', videoUrl: '/described.mp4' })
  expect(html(<DescribedTrailer item={described} />)).toContain('Trailer with Audio Description')
})

test('a showing says which captions and access there are', () => {
  const markup = html(<Showings showings={whole.showings} />)
  for (const text of [
    'Grand Theater, Springfield',
    'March 6, 2036, 7:00 PM',
    'Captions on screen',
    'Sensory-friendly',
  ])
    expect(markup).toContain(text)
})

test('a showing that is over is gone', () => {
  const over = (whole.showings ?? []).map((showing) => ({ ...showing, end: 0 }))
  expect(html(<Showings showings={over} />)).toBe('')
})

test('a poster alone is described too', () => {
  const markup = page({ posterDescription: 'A lamp in a window.' })
  expect(markup).toContain('A lamp in a window.')
})
