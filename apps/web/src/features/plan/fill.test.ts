import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('facts take their places, with a capital at the beginning of a sentence', () => {
  const facts = { church: 'our church', film: 'David' }
  expect(fill('{church} goes to {film}. {church}, that is, and {other}.', facts)).toBe(
    'Our church goes to David. Our church, that is, and {other}.',
  )
})

test('an email address keeps its letters', () => {
  expect(fill('Yours\n{reach}', { reach: 'tim@example.org' })).toBe('Yours\ntim@example.org')
})

test('an empty fact leaves no gap', () => {
  expect(fill('Seats are free. {tickets} Come.\n\n{tickets}\n\nBye', { tickets: '' })).toBe(
    'Seats are free. Come.\n\nBye',
  )
})

test('what a visitor types is not read as a template', () => {
  expect(fill('With {church}', { church: 'St. {film} $& Church', film: 'David' })).toBe(
    'With St. {film} $& Church',
  )
})
