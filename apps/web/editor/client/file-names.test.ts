import { expect, test } from 'vitest'
import { latinFileName } from './file-names.ts'

test.each([
  ['постер.webp', 'poster.webp'],
  ['Наш постер 2.JPG', 'nash-poster-2.jpg'],
  ['αφίσα.png', 'afisa.png'],
  ['E\u0301glise a\u0300 Noe\u0308l.jpg', 'eglise-a-noel.jpg'],
  ['Ñandú – 1.webp', 'nandu-1.webp'],
  ['poster.webp', 'poster.webp'],
  ['poster-2.webp', 'poster-2.webp'],
])('%s is called %s', (name, latin) => {
  expect(latinFileName(name)).toBe(latin)
})

test('what has no Latin letters gets a name of its own, however its accents are written', () => {
  const names = [
    '포스터.webp',
    '포스터 1.webp',
    '포스터 2.webp',
    'ポスター.webp',
    'ملصق.webp',
    '🎬.webp',
  ].map(latinFileName)
  for (const name of names) expect(name).toMatch(/^picture-[a-z\d]+(-\d)?\.webp$/)
  expect(new Set(names).size).toBe(names.length)
  expect(latinFileName('포스터.webp'.normalize('NFD'))).toBe(names[0])
})
