import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([0, 5, 4.5, -2.25, 999, 999.9996, 4.12345, 1000, 25_000])('writes %s as Intl does', (value) => {
  for (const locale of ['en', 'en-US', 'de', 'es-MX', 'ar'])
    expect(formatNumber(value, locale)).toBe(value.toLocaleString(locale))
})
