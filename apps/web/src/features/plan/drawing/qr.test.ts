import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrSvg } from './qr.ts'

test.each([
  'https://www.angel.com/tickets/david?code=4Pastors',
  'https://www.example.org/after/the-mercy-ships',
])('another library reads %s from its code', async (address) => {
  const svg = qrSvg(address, 'Tickets & <more>')
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address)
})
