import { expect, test } from 'vitest'
import { settable, titleFace } from './faces.ts'

test.each([
  '“King of Kings” and the Courage to Be Gentle',
  'Où est Noël? Ça va, Jürgen: ½ price, £5 – or 100% free!',
  'Łódź, Đà Lạt, Ngày Chúa Nhật',
  'What אהבה and ἀγάπη Mean',
  'Фильм для всей семьи',
])('%j stays as it is', (title) => {
  expect(settable(title, titleFace)).toBe(title)
})

test('decomposed characters are composed (NFC)', () => {
  expect(settable('Noe\u0308l', titleFace)).toBe('Noël')
})

test.each([
  ['Movie Night 🍿 for Everyone ❤️', 'Movie Night for Everyone'],
  ['👨‍👩‍👧‍👦 Families First', 'Families First'],
  ['Hidden\u200b marks\u2066 go', 'Hidden marks go'],
])('what is no letter is left out: %j reads %j', (title, shown) => {
  expect(settable(title, titleFace)).toBe(shown)
})

test.each(['映画とポップコーン', 'Grace (은혜) at the Movies', '🍿🍿🍿', ''])(
  '%j is not set at all: half a title says something else',
  (title) => {
    expect(settable(title, titleFace)).toBeUndefined()
  },
)
