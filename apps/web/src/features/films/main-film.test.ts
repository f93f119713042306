import { expect, test } from 'vitest'
import type { Film } from '#model/schemas.ts'
import { exampleFilm } from '#model/testing/example-film.ts'
import { mainFilm } from './main-film.ts'

const at = (day: string) => ({ day, timeZone: 'UTC', at: Date.parse(day) })
const film = (id: string, dates: Film['dates']) => exampleFilm({ id, dates })
const films = [
  film('old', { home: at('2025-01-01') }),
  film('new', { theaters: at('2025-11-01'), home: at('2026-01-01') }),
  film('next', { theaters: at('2026-03-01') }),
  film('later', { theaters: at('2026-05-01') }),
  film('some-day', {}),
]
const idAt = (day: string, pinned?: string) => mainFilm(films, Date.parse(day), pinned)?.id

test('the next film to open is at the top, the film in theaters before it', () => {
  expect(idAt('2026-02-01')).toBe('next')
  expect(idAt('2026-03-01')).toBe('next')
  expect(idAt('2025-12-01')).toBe('new')
})

test('while one film is in theaters, another that opens takes its place', () => {
  expect(idAt('2026-05-01')).toBe('later')
})

test('where nothing is to open, the newest at home is', () => {
  expect(mainFilm(films.slice(0, 2), Date.parse('2026-06-01'))?.id).toBe('new')
  expect(mainFilm(films.slice(-1), Date.parse('2026-06-01'))?.id).toBe('some-day')
  expect(mainFilm([], 0)).toBeUndefined()
})

test('of two at home the one that came home last is the newest, whichever was in theaters last', () => {
  const slow = film('slow', { theaters: at('2025-03-01'), home: at('2026-05-01') })
  const quick = film('quick', { theaters: at('2025-09-01'), home: at('2025-12-01') })
  expect(mainFilm([quick, slow], Date.parse('2026-06-01'))?.id).toBe('slow')
})

test('staff may pin a film; one that is gone pins nothing', () => {
  expect(idAt('2026-02-01', 'old')).toBe('old')
  expect(idAt('2026-02-01', 'gone')).toBe('next')
})
