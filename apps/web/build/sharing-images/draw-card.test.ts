import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { luminance } from '../../src/features/plan/drawing/colors.ts'
import { type CardParts, drawCard } from './draw-card.ts'

// An image takes a tenth of a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 30_000 })

const picture = (color: string, width = 1200, height = 675) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()

const draw = async (card: Partial<CardParts>) =>
  drawCard({ title: 'Review: A Quiet Masterpiece', own: true, picture: await picture('#ffffff'), ...card })

/** Channels of every pixel in an area of the image. */
async function pixels(jpeg: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const data = await sharp(jpeg).extract(part).raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
}

/** The area of two title lines, the eyebrow and the rule. */
const words = { left: 72, top: 160, width: 560, height: 300 }

test.each([
  ['fills the card', { own: true, upright: false }],
  ['hangs in a frame', { own: false, upright: false }],
  ['hangs in a frame, upright', { own: false, upright: true }],
])('words have the contrast they need on a white picture that %s', async (_, { own, upright }) => {
  const jpeg = await draw({
    own,
    eyebrow: 'Review',
    picture: upright ? await picture('#ffffff', 800, 1200) : await picture('#ffffff'),
  })
  const values = (await pixels(jpeg, words)).map(luminance).sort((a, b) => a - b)
  const ground = values[Math.floor(values.length * 0.5)] ?? 1
  const letters = values.at(-1) ?? 0
  expect((letters + 0.05) / (ground + 0.05)).toBeGreaterThan(4.5)
})

test('a dark picture is left as it is where no word stands', async () => {
  const jpeg = await draw({ picture: await picture('#402010') })
  const [corner = []] = await pixels(jpeg, { left: 1190, top: 10, width: 1, height: 1 })
  expect(corner[0]).toBeGreaterThan(0x38)
})

test('the image is a JPEG of 1200 by 630 pixels that any service takes', async () => {
  const jpeg = await draw({ picture: await picture('#402010', 3000, 500) })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThan(150 * 1024)
})

test('another title is another image, the same one the same bytes', async () => {
  const first = await draw({ title: 'Noël' })
  expect(first.equals(await draw({ title: 'Noël' }))).toBe(true)
  expect(first.equals(await draw({ title: 'Easter' }))).toBe(false)
})
