import { expect, test } from 'vitest'
import { partOf } from './cut-out.ts'

const crop = (x: number, y: number, width: number, height: number) => ({
  unit: '%' as const,
  x,
  y,
  width,
  height,
})

test.each([
  ['the middle', crop(25, 0, 50, 100), { x: 400, y: 0, width: 800, height: 1200, most: 800 }],
  ['the left', crop(0, 0, 50, 100), { x: 0, y: 0, width: 800, height: 1200, most: 800 }],
  ['a part of it', crop(50, 50, 25, 50), { x: 800, y: 600, width: 400, height: 600, most: 800 }],
  [
    'a frame that is a px too wide',
    crop(50.1, 0, 50.1, 100),
    { x: 800, y: 0, width: 800, height: 1200, most: 800 },
  ],
])('%s of a picture of 1600 × 1200 px, as 2:3', (_, chosen, expected) => {
  expect(partOf({ naturalWidth: 1600, naturalHeight: 1200 }, chosen, 2 / 3)).toEqual(expected)
})

test('a picture that is too flat has no larger part than its height lets it', () => {
  expect(partOf({ naturalWidth: 900, naturalHeight: 900 }, crop(17, 0, 66.7, 100), 2 / 3).most).toBe(600)
})
