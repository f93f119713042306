import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PHASES, type Phase } from '#model/phases.ts'
import type { ListedSection, SectionName, WholeFilm } from '#model/schemas.ts'
import { examplePicture, exampleWholeFilm } from '#model/testing/example-film.ts'
import { clipsOf, describedTrailerOf } from '../clips.ts'
import { DescribedTrailer } from '../described-trailer.tsx'
import { sectionsOf, withDays } from '../sections-of.ts'
import type { SectionProps } from './section-props.ts'
import { sections } from './sections.ts'

const SECTION_NAMES = Object.keys(sections) as SectionName[]

vi.mock('#config/env.ts', () => ({
  env: { feedHost: '' },
  isBuild: false,
  siteAddress: (path: string) => `https://www.example.org${path}`,
}))
vi.mock('#features/films/films.ts', () => ({ films: [] }))

const whole: Partial<WholeFilm> = {
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

const html = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const sectionOf = (film: WholeFilm, name: SectionName, phase: Phase = 'home') => {
  const Part = sections[name] as (props: SectionProps) => ReactNode
  const words = sectionsOf(film).find(({ section }) => section === name) ?? {}
  const videos = { trailer: null, described: null, clips: clipsOf(film), feeds: new Map(), loading: false }
  return html(<Part {...{ film, words, phase, videos }} forLeaders={false} />)
}
const details = ['quotes', 'credits', 'clips', 'gallery', 'showings'] as const
const page = (facts: Partial<WholeFilm>) =>
  details.map((name) => sectionOf(exampleWholeFilm(facts), name)).join('')
const headings = (markup: string) =>
  [...markup.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text)

test('a film adds a section and keeps all others where it says', () => {
  const names = (list?: ListedSection[]) =>
    sectionsOf(exampleWholeFilm({ page: list ? { sections: list } : {} })).map(({ section }) => section)
  const usual = names()
  const row = { section: 'videos', heading: 'Shorts', feed: 7 } as const
  expect(names([{ section: 'gallery' }, row])).toEqual(['gallery', 'videos'])
  expect(names([{ section: 'gallery' }, { section: 'others' }, row])).toEqual([
    'gallery',
    ...usual.filter((name) => name !== 'gallery'),
    'videos',
  ])
})

test('a series has the sections of series, and its words where it has its own, else those of films', () => {
  const [film, series] = (['film', 'series'] as const).map((kind) => sectionsOf(exampleWholeFilm({ kind })))
  const words = (list: typeof film, name: SectionName) => list?.find(({ section }) => section === name)
  expect(series?.map(({ section }) => section)).not.toEqual(film?.map(({ section }) => section))
  expect(words(series, 'sign-up')).toMatchObject({ heading: 'Get Notified About New Series' })
  expect(words(film, 'sign-up')).toMatchObject({ heading: 'Stay Connected' })
  expect(words(series, 'tickets')).toEqual(words(film, 'tickets'))
  expect(words(series, 'where-to-watch')).toMatchObject({ text: 'Where you can find Hope tonight.' })
})

test('a film with only what every film has has no empty section and no dead button', () => {
  const film = exampleWholeFilm({ phase: 'tickets' })
  const shown = PHASES.flatMap((phase) =>
    SECTION_NAMES.filter((name) => name !== 'videos' && sectionOf(film, name, phase) !== '').map(
      (name) => `${phase}: ${name}`,
    ),
  )
  expect(shown).toEqual([
    'coming-soon: notify',
    'coming-soon: sign-up',
    'announced: notify',
    'announced: sign-up',
    'announced: bring-one-person',
    ...['tickets', 'theaters', 'home'].flatMap((phase) => [
      `${phase}: sign-up`,
      `${phase}: bring-one-person`,
    ]),
  ])
  expect(html(<DescribedTrailer item={describedTrailerOf(film)} />)).toBe('')
})

test('beside a poster alone stands the press kit, and below them what the poster shows', () => {
  const { posterDescription, pressKit } = whole
  const markup = page({ posterDescription, ...(pressKit && { pressKit }) })
  expect(headings(markup)).toContain('Poster and Press Kit')
  expect(markup.indexOf('Photographs')).toBeLessThan(markup.indexOf('About the poster'))
})

test('texts name the film and its days', () => {
  const film = { title: 'Hope', dates: { theaters: { day: '2026-02-06', timeZone: 'UTC', at: 0 } } }
  expect(withDays('{title} opens {theaters}, for {name}', film)).toBe(
    'Hope opens February 6, 2026, for {name}',
  )
  expect(withDays('Opens {theaters}', { title: 'Hope', dates: {} })).toBe('Opens {theaters}')
})

test('each part that staff fill has its section', () => {
  const markup = page(whole)
  expect(headings(markup)).toEqual([
    'Cast and Filmmakers',
    'Press Kit',
    'Clips',
    'The Lamp',
    'Gallery',
    'Showings We Know Of',
    'Grand Theater, Springfield',
  ])
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
  expect(clipsOf(exampleWholeFilm(whole))).toMatchObject([
    { id: 'hope-clip-1', image: '/lamp.webp', videoUrl: '/lamp.mp4' },
  ])
  const described = describedTrailerOf(exampleWholeFilm(whole))
  expect(described).toMatchObject({ image: '/poster.webp', videoUrl: '/described.mp4' })
  expect(html(<DescribedTrailer item={described} />)).toContain('Trailer with Audio Description')
})

test('a showing says which captions and access there are', () => {
  const markup = page(whole)
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
  expect(sectionOf(exampleWholeFilm({ showings: over }), 'showings')).toBe('')
})

test('a poster alone is described too', () => {
  const markup = page({ posterDescription: 'A lamp in a window.' })
  expect(markup).toContain('A lamp in a window.')
})

test('a film with a ticket shop alone says when there are showtimes, and how a group gets seats', () => {
  const film = exampleWholeFilm({ ticketsUrl: 'https://shop.example/' })
  const markup = sectionOf(film, 'tickets', 'tickets')
  for (const text of ['Showtimes will be available', '>Group Tickets<', 'href="mailto:'])
    expect(markup).toContain(text)
  expect(markup).not.toContain('Discount Group Tickets')
})

test('showtimes are promised until the film is in theaters, and found there from then on', () => {
  const film = exampleWholeFilm({
    ticketsUrl: 'https://shop.example/',
    groupTicketsUrl: 'https://groups.example/',
  })
  const [tickets, theaters] = [sectionOf(film, 'tickets', 'tickets'), sectionOf(film, 'tickets', 'theaters')]
  expect(tickets).toContain('Showtimes will be available closer to the release date')
  expect(theaters).not.toContain('Showtimes will be available')
  expect(theaters).toMatch(/Find Showtimes.*Find a theater near you/)
  for (const markup of [tickets, theaters]) expect(markup).toContain('href="https://groups.example/"')
})
