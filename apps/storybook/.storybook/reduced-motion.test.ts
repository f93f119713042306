import { expect, test } from 'vitest'
import { asReduced } from './reduced-motion.ts'

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
])('where motion is reduced, %s is asked as %s', (query, asked) => {
  expect(asReduced(query)).toBe(asked)
})
