import { expect, test } from 'vitest'
import { brokenCharacters, cleanText } from './characters.ts'

test.each([
  ['a\u0003b', 'ab'],
  ['a\u0000\u001f\u007fb', 'ab'],
  ['line\u000bline\u2028line', 'line\nline\nline'],
  ['It\u0092s \u0093here\u0094 \u0097 now\u0085', 'It’s “here” — now…'],
  ['half \ud83d of one', 'half  of one'],
  ['whole 🙂', 'whole 🙂'],
  ['\ufffe\uffff\ufdd0none', 'none'],
  ['\uf0b7 one\uf0e0', '• one'],
  ['a photo\ufffc of\ufffb Da\ufeffvid', 'a photo of David'],
  ['E\u0301glise', 'Église'],
  ['\u1111\u1169\u1109\u1173\u1110\u1165', '포스터'],
  ['tab\tand\r\nlines', 'tab\tand\r\nlines'],
  ['“As it is” – Ñandú', '“As it is” – Ñandú'],
])('%j is %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('what is broken is named', () => {
  expect(brokenCharacters('a\u0003b\u0003c\u000b')).toEqual(['U+0003', 'U+000B'])
  expect(brokenCharacters('a\ud83d')).toEqual(['U+D83D'])
  expect(brokenCharacters('\uf0b7\ufffc\ufeff')).toEqual(['U+F0B7', 'U+FFFC'])
  expect(brokenCharacters('“As it is” 🙂\n')).toEqual([])
})
