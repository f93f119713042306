import { describe, expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'

/** Every letter is half as wide as its line is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5
const steps = [
  { size: 80, lines: 2 },
  { size: 60, lines: 3 },
  { size: 36, lines: 4 },
]
const fit = (title: string) => fitTitle(title, 600, steps, measure)

/** A title of about `length` characters. */
const titleOf = (length: number) => 'Grace and popcorn for '.repeat(6).slice(0, length).trim()

test('a short title is as large as a title gets, on one line', () => {
  expect(fit('David')).toEqual({ size: 80, lines: ['David'] })
})

test('a longer one takes more lines, then smaller type', () => {
  expect(fit('How to Talk About Sad')).toMatchObject({ size: 80, lines: { length: 2 } })
  expect(fit('How to Talk About a Sad Ending With Her')).toMatchObject({ size: 60, lines: { length: 3 } })
  expect(fit(titleOf(110))).toMatchObject({ size: 36, lines: { length: 4 } })
})

test('lines are about equally long: none of one word below a full one', () => {
  expect(fit('Grace and popcorn to go').lines).toEqual(['Grace and', 'popcorn to go'])
})

test('an article never ends a line', () => {
  expect(fit('Movies a Family Loves').lines).toEqual(['Movies', 'a Family Loves'])
})

test.each([5, 20, 40, 60, 80, 100, 120])(
  'a title of %i characters is whole, and no line is too long',
  (length) => {
    const { size, lines } = fit(titleOf(length))
    expect(lines.join(' ')).toBe(titleOf(length))
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(600)
  },
)

describe('a title that nothing is small enough for', () => {
  test('ends in an ellipsis, after a whole word', () => {
    const { size, lines } = fit('Grace and popcorn, '.repeat(10))
    expect(size).toBe(36)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/(Grace|and|popcorn)…$/)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(600)
  })

  test('is broken within a word where the word is longer than a line', () => {
    const { size, lines } = fit('a'.repeat(300))
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/a…$/)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(600)
  })

  test('is never broken within a letter', () => {
    expect(fit('👨‍👩‍👧‍👦'.repeat(99)).lines.join('')).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  })
})
