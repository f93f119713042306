import { expect, test } from 'vitest'
import { closeBidi } from './bidi.ts'

test.each([
  ['no controls', 'שלום Grace', 'שלום Grace'],
  ['an override that nobody ends', '\u202ePopcorn', '\u202ePopcorn\u202c'],
  ['one that ends', 'a \u202eb\u202c c', 'a \u202eb\u202c c'],
  ['several, the last one first', '\u2067a \u202bb', '\u2067a \u202bb\u202c\u2069'],
  ['an end of nothing', 'a\u202c b\u2069', 'a b'],
  ['an end in the wrong order', '\u202ba\u2069', '\u202ba\u202c'],
])('%s', (_, text, closed) => {
  expect(closeBidi(text)).toBe(closed)
})
