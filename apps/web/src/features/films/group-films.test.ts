import { expect, test } from 'vitest'
import type { Film } from '#model/schemas.ts'
import { exampleFilm } from '#model/testing/example-film.ts'
import { groupFilms } from './group-films.ts'

const film = (id: string, facts: Partial<Film>) => exampleFilm({ id, ...facts })
const date = (at: number) => ({ day: '2026-01-01', timeZone: 'UTC', at })

/** In theaters at 10, at home at 20. */
const moving = film('moving', { dates: { theaters: date(10), home: date(20) } })
const films = [
  film('old', { phase: 'home' }),
  film('poster', {}),
  film('sold', { phase: 'tickets' }),
  moving,
  film('told', { phase: 'announced' }),
]
const grouped = (...moments: [number, number?]) =>
  groupFilms(films, ...moments).map(({ section, films: [...shown] }) => [section, shown.map(({ id }) => id)])

test('what is in theaters comes first, what has only a poster last; upcoming films keep their order', () => {
  expect(grouped(15)).toEqual([
    ['theaters', ['moving']],
    ['upcoming', ['sold', 'told']],
    ['home', ['old']],
    ['comingSoon', ['poster']],
  ])
  expect(grouped(5)[0]).toEqual(['upcoming', ['sold', 'moving', 'told']])
})

test('on a page built before a change, films keep their position and only the headings change', () => {
  expect(grouped(20, 15)).toEqual([
    ['home', ['moving']],
    ['upcoming', ['sold', 'told']],
    ['home', ['old']],
    ['comingSoon', ['poster']],
  ])
  expect(grouped(20)).toEqual([
    ['upcoming', ['sold', 'told']],
    ['home', ['old', 'moving']],
    ['comingSoon', ['poster']],
  ])
})
