import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays as it is', () => {
  expect(excerpt('Bring a map.', 12)).toBe('Bring a map.')
})

test('a long one ends with a whole sentence', () => {
  expect(excerpt('It is warm. And too long.', 15)).toBe('It is warm.')
  expect(excerpt('It is warm. And too long.', 11)).toBe('It is warm.')
  expect(excerpt('“Is it warm?” And too long.', 15)).toBe('“Is it warm?”')
  expect(excerpt('A lion who is not safe. C. S. Lewis in fur coats.', 30)).toBe('A lion who is not safe.')
})

test('or, if its first sentence is too long, with a whole word and one ellipsis', () => {
  expect(excerpt('Bring a handkerchief and a map.', 23)).toBe('Bring a handkerchief…')
  expect(excerpt('Bring a handkerchief and a map.', 24)).toBe('Bring a handkerchief and…')
  expect(excerpt('It costs 3.50 at the door.', 13)).toBe('It costs 3.50…')
})

test('a text without spaces is cut', () => {
  expect(excerpt('一二三四五六', 3)).toBe('一二三…')
})
