import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '#features/plan/drawing/colors.ts'
import { colorsOf } from './art-colors.ts'

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .png()
    .toBuffer()

test('a kit takes the hue of its film’s picture, and can be read whichever it is', async () => {
  for (let hue = 10; hue < 360; hue += 20) {
    const colors = await colorsOf(await picture(`hsl(${hue}, 70%, 45%)`))
    if (!colors) throw new Error(`hue ${hue} has no colors`)
    expect(contrast(colors.accent, colors.ground), `${hue}: ${colors.accent}`).toBeGreaterThan(4.5)
    expect(contrast('#f3ece0', colors.ground), `${hue}: ${colors.ground}`).toBeGreaterThan(12)
  }
  expect(await colorsOf(await picture('#b01020'))).toEqual({
    ground: '#140b0c',
    accent: '#f0758a',
    ink: '#861326',
  })
})

test('a gray picture has no color of its own', async () => {
  expect(await colorsOf(await picture('#808080'))).toBeUndefined()
})
