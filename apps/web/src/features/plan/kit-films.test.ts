import { expect, test } from 'vitest'
import usual from '#content/kit.yaml'
import { kitFilms, lookOf } from './kit-films.ts'

const film = { title: 'Ruth', description: 'A widow follows her mother-in-law home. Nobody asked her to.' }
const colors = { ground: '#0a0f14', accent: '#e0b45c', ink: '#6b4a12' }

test('a film that says nothing of its kit has one: its picture’s colors, its first sentence, and what is usual', () => {
  expect(lookOf(film, null, colors)).toMatchObject({
    colors,
    alt: 'Picture of the film Ruth',
    tagline: 'A widow follows her mother-in-law home.',
    prayer: usual.prayer,
  })
})

test('what a film says of its kit stands before all of that', () => {
  const own = { prayer: 'Lord, make us stay.', tagline: 'Where you go, I will go.' }
  expect(lookOf({ ...film, tagline: 'A story of two women.' }, own, colors)).toMatchObject({ ...own, colors })
  expect(kitFilms.find(({ film }) => film.id === 'david')?.look.verse.reference).toBe('1 Samuel 17:45')
})
