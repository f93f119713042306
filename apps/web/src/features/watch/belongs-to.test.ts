import { expect, test } from 'vitest'
import { films } from '#features/films/films.ts'
import { reviews } from '#features/reviews/reviews.ts'
import { byTitle, filmOf, reviewsOf } from './belongs-to.ts'

const film = (title: string, ...tags: string[]) => filmOf({ title, tags }, films)?.title

test('a video belongs to the film that its title or a tag names', () => {
  expect(film('David')).toBe('David')
  expect(film('What Fear Costs', 'Courage', 'DAVID')).toBe('David')
  expect(film('The Mercy Ships: Season One')).toBe('The Mercy Ships')
  expect(film('A Cowgirl’s Song')).toBe("A Cowgirl's Song")
  expect(film('Davidson', 'Davids')).toBeUndefined()
})

test('it belongs to the reviews of the film that it names, and to those that staff tie to it', () => {
  const ids = (title: string, tied: string[] = []) =>
    reviewsOf({ title, tags: [] }, reviews, tied).map(({ id }) => id)
  expect(ids('Jesus Revolution: The Trailer')).toEqual(['jesus-revolution-review'])
  expect(ids('Popcorn', ['sound-of-freedom-review'])).toEqual(['sound-of-freedom-review'])
  expect(ids('Popcorn')).toEqual([])
})

test('by its title alone a trailer belongs to its film, and a podcast about it does not', () => {
  const shown = (title: string) => filmOf(byTitle({ title, tags: ['David'] }), films)?.title
  expect(shown('David: The Trailer')).toBe('David')
  expect(shown('What Fear Costs')).toBeUndefined()
})
