import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare, trim } from './compare.ts'

type Color = [number, number, number]
const ground: Color = [11, 10, 20]
const ember: Color = [244, 178, 92]

/** A PNG file with a square of 20 × 20 px. */
function picture(color: Color, { width = 200, height = 100, left = 40 } = {}): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x >= left && x < left + 20 && y >= 30 && y < 50
      png.data.set([...(inside ? color : ground), 255], (y * width + x) * 4)
    }
  }
  return PNG.sync.write(png)
}

const sizeOf = (file: Buffer | undefined) => {
  const { width, height } = PNG.sync.read(file ?? Buffer.of())
  return [width, height]
}

test('pictures of the same look do not differ', () => {
  expect(compare(picture(ember), picture(ember))).toBeUndefined()
})

test('another file of the same pixels does not differ', () => {
  const again = PNG.sync.write(PNG.sync.read(picture(ember)), { filterType: 0 })
  expect(again.equals(picture(ember))).toBe(false)
  expect(compare(again, picture(ember))).toBeUndefined()
})

test('another color differs, by its share of what is on the pictures', () => {
  const result = compare(picture(ember), picture([255, 200, 120]))
  // The square with a margin of 16 px around it.
  expect(sizeOf(result?.diff)).toEqual([52, 52])
  expect(result?.share).toBeCloseTo(400 / (52 * 52))
})

test('a shade that is hardly seen differs', () => {
  expect(compare(picture([150, 100, 50]), picture([154, 104, 54]))).toBeDefined()
})

test('what moved is inside all three pictures', () => {
  const result = compare(picture(ember), picture(ember, { left: 100 }))
  expect([result?.before, result?.after, result?.diff].map(sizeOf)).toEqual(Array(3).fill([112, 52]))
})

test('pictures of different sizes are laid over each other', () => {
  expect(compare(picture(ember), picture(ember, { width: 260, height: 140 }))).toBeUndefined()
  expect(compare(picture(ember), picture(ember, { width: 260, left: 220 }))).toBeDefined()
})

test('a picture is cut to what is on it, an empty one not at all', () => {
  expect(sizeOf(trim(picture(ember)))).toEqual([52, 52])
  expect(sizeOf(trim(picture(ground)))).toEqual([200, 100])
})
