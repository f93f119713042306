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

test.each([
  [
    'ends of lines of old Macs',
    '1\r00:00:01,000 --> 00:00:02,000\rOne\r\r2\r00:00:03,000 --> 00:00:04,000\rTwo',
  ],
  ['no empty lines', '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo'],
  [
    'empty lines in a line',
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n \n\n00:00:03,000 --> 00:00:04,000\nTwo\n',
  ],
  ['no thousandths', '1\n00:00:01 --> 00:00:02\nOne\n\n2\n00:03 --> 00:04\nTwo'],
  ['a colon before them', '1\n00:00:01:000 --> 00:00:02:000\nOne\n\n2\n00:00:03:000 --> 00:00:04:000\nTwo'],
  ['other arrows', '1\n00:00:01,000 -> 00:00:02,000\nOne\n\n2\n00:00:03,000 –> 00:00:04,000\nTwo'],
])('a file with %s is read', (_, text) => {
  expect(parseSubRip(`\ufeff${text}`)).toEqual([
    { start: 1, end: 2, text: 'One' },
    { start: 3, end: 4, text: 'Two' },
  ])
})

test('a line that is a number stays', () => {
  expect(parseSubRip('1\n00:00:01,000 --> 00:00:02,000\n1917\n\n2\n00:03,0 --> 00:04,0\n42')).toEqual([
    { start: 1, end: 2, text: '1917' },
    { start: 3, end: 4, text: '42' },
  ])
})

test('old files are in Windows-1252 or UTF-16', () => {
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]).buffer)).toBe('Café')
  for (const littleEndian of [true, false]) {
    const view = new DataView(new ArrayBuffer(4))
    view.setUint16(0, 0xfeff, littleEndian)
    view.setUint16(2, 0xe9, littleEndian)
    expect(decodeText(view.buffer)).toBe('é')
  }
  expect(decodeText(new TextEncoder().encode('Café').buffer)).toBe('Café')
})
