import { expect, test } from 'vitest'
import { piecesOf } from './highlighted.tsx'

/** A text with its found words in brackets. */
const marked = (text: string, ...found: string[]) =>
  piecesOf(text, found)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

test('whole words are marked, whatever their case and accents', () => {
  expect(marked('The Mercy Ships', 'mercy', 'ships')).toBe('The [Mercy] [Ships]')
  expect(marked('Café in Málaga', 'cafe', 'malaga')).toBe('[Café] in [Málaga]')
  expect(marked('Mercyful', 'mercy')).toBe('Mercyful')
})

test('an apostrophe belongs to its word', () => {
  expect(marked('A Cowgirl’s Song', 'cowgirls')).toBe('A [Cowgirl’s] Song')
})

test('a text keeps its signs and spaces, and may be empty', () => {
  const text = '“Up” – 100 % <b>true</b>\n& 🍿'
  expect(
    piecesOf(text, ['up'])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(piecesOf('', ['up'])).toEqual([])
})
