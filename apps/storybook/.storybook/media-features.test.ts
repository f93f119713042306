import { answered } from '@two-pastors/tooling/media-features'
import { expect, test } from 'vitest'

test.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  ['(prefers-reduced-motion)', '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', '(max-width: 0px)'],
  ['not (prefers-reduced-motion: reduce)', 'not (min-width: 0px)'],
  [
    'screen and (prefers-reduced-motion: reduce) and (width > 10rem)',
    'screen and (min-width: 0px) and (width > 10rem)',
  ],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
  ['(prefers-contrast: more)', '(prefers-contrast: more)'],
])('where motion is reduced, %s is asked as %s', (query, asked) => {
  expect(answered(query, ['prefers-reduced-motion'])).toBe(asked)
})

test.each([
  ['(prefers-contrast: more)', '(min-width: 0px)'],
  ['(prefers-contrast: less)', '(max-width: 0px)'],
  ['(forced-colors: active)', '(min-width: 0px)'],
  ['(forced-colors: none)', '(max-width: 0px)'],
  ['(forced-colors: active) and (prefers-reduced-motion)', '(min-width: 0px) and (prefers-reduced-motion)'],
])('with more contrast and forced colors, %s is asked as %s', (query, asked) => {
  expect(answered(query, ['prefers-contrast', 'forced-colors'])).toBe(asked)
})

test('nothing chosen leaves every query to the system', () => {
  expect(answered('(forced-colors: active)', [])).toBe('(forced-colors: active)')
})
