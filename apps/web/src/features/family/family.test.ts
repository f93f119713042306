import { expect, test } from 'vitest'
import { type Family, noFamily, readFamily } from './family.ts'

const family: Family = {
  version: 1,
  children: [{ name: 'Mia', age: 7 }],
  care: { ...noFamily.care, language: 'more' },
  sensitivities: ['animal-death'],
}

test('a family is read as it was written', () => {
  expect(readFamily(JSON.stringify(family))).toEqual(family)
})

test.each([null, '', 'null', '7', '[]', '{', '{"version":2,"children":[]}', '{"children":[]}'])(
  'what is no family of this version is none: %s',
  (stored) => {
    expect(readFamily(stored)).toBeNull()
  },
)

test('broken parts become the defaults, and the rest stays', () => {
  const stored = {
    version: 1,
    children: [{ name: '  Ben ', age: 12 }, { age: 99 }, { name: 'No age' }, 'x', { name: 5, age: 3 }],
    care: { violence: 'less', grief: 'maybe', nonsense: 'more' },
    sensitivities: ['illness', 4],
  }
  expect(readFamily(JSON.stringify(stored))).toEqual({
    version: 1,
    children: [
      { name: 'Ben', age: 12 },
      { name: '', age: 3 },
    ],
    care: { ...noFamily.care, violence: 'less' },
    sensitivities: ['illness'],
    outdated: true,
  })
  expect(readFamily('{"version":1}')).toEqual(noFamily)
})

test('what the list no longer asks about is left out, and the family is told so', () => {
  const older = { ...family, sensitivities: ['snakes', 'illness', 'toString'] }
  expect(readFamily(JSON.stringify(older))).toMatchObject({ sensitivities: ['illness'], outdated: true })
  expect(readFamily(JSON.stringify(family))).not.toHaveProperty('outdated')
})
