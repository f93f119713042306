import { expect, test } from 'vitest'
import { decodeText, parseSubRip } from './subrip.ts'

test('each block becomes a line; what cannot be read spoils no other', () => {
  const text = `1
00:00:01,500 --> 00:00:04,000
Salt & light,
<b>bold</b> <3

bad --> worse
lost

01:02:03.5 --> 01:02:05.000 X1:0
without a number

4
00:00:09,000 --> 00:00:10,000
`
  expect(parseSubRip(text)).toEqual([
    { start: 1.5, end: 4, text: 'Salt &amp; light,\n<b>bold</b> &lt;3' },
    { start: 3723.5, end: 3725, text: 'without a number' },
  ])
  expect(parseSubRip('<tt xmlns="http://www.w3.org/ns/ttml"/>')).toEqual([])
})

test('old files are in Windows-1252', () => {
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]).buffer)).toBe('Café')
  expect(decodeText(new TextEncoder().encode('Café').buffer)).toBe('Café')
})
