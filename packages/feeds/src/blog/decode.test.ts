import { expect, test } from 'vitest'
import { decode } from './decode.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  ).buffer

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const UTF_8 = [0xc3, 0xa9]
const LATIN_1 = [0xe9]

test.each([
  ['UTF-8 when nobody says anything', bytes('<rss>', UTF_8), null],
  ['the header’s encoding', bytes('<rss>', LATIN_1), 'text/xml; charset=ISO-8859-1'],
  ['the header’s encoding in quotes', bytes('<rss>', LATIN_1), 'text/xml;charset="windows-1252"; x=y'],
  ['the declaration’s encoding', bytes(declared('iso-8859-1'), '<rss>', LATIN_1), 'application/xml'],
  ['the header before the declaration', bytes(declared('utf-8'), LATIN_1), 'text/xml; charset=latin1'],
  ['the declaration when the header is wrong', bytes(declared('latin1'), LATIN_1), 'text/xml; charset=utf-8'],
  ['UTF-8 when the declaration is wrong', bytes(declared('us-ascii-8'), UTF_8), null],
  ['UTF-8 when UTF-16 is declared in single bytes', bytes(declared('utf-16'), UTF_8), null],
  ['undeclared Latin-1', bytes('<rss>', LATIN_1), null],
  ['an encoding that nobody knows', bytes('<rss>', UTF_8), 'text/xml; charset=klingon'],
  ['UTF-16 with a mark, little end first', bytes([0xff, 0xfe, 0xe9, 0]), 'text/xml; charset=utf-8'],
  ['UTF-16 with a mark, big end first', bytes([0xfe, 0xff, 0, 0xe9]), null],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], UTF_8), 'text/xml; charset=latin1'],
])('%s', (_, document, contentType) => {
  expect(decode(document, contentType)).toMatch(/^(?:<\?xml.*?>)?(?:<rss>)?é$/)
})

test('one broken character spoils only itself', () => {
  expect(decode(bytes(UTF_8, [0xff], UTF_8), 'text/xml; charset=utf-8')).toBe('é\ufffdé')
})

test('an empty document decodes to an empty string', () => {
  expect(decode(new ArrayBuffer(), null)).toBe('')
})
