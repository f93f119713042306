import { expect, test } from 'vitest'
import { mayBeForeign } from './phone-country.ts'

test.each([
  ['55 1234 5678', 'es-MX', true],
  ['(0)151 23456789', 'de-DE', true],
  ['020 7946 0958', 'en-GB', true],
  ['+52 55 1234 5678', 'es-MX', false],
  ['0044 20 7946 0958', 'en-GB', false],
  ['＋52 55 1234 5678', 'es-MX', false],
  ['(212) 555-2368', 'en-US', false],
  ['(212) 555-2368', 'es-US', false],
  ['(212) 555-2368', 'fr-CA', false],
  ['(212) 555-2368', 'es', false],
  ['(212) 555-2368', 'es-419', false],
  ['call me', 'de-DE', false],
])('%s in a browser in %s: %s', (phone, language, foreign) => {
  expect(mayBeForeign(phone, [language, 'en-US'])).toBe(foreign)
})
