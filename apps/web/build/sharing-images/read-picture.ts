import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const SAMPLE = resolve(import.meta.dirname, '../../../backend/sample')
const TIMEOUT_MS = 8_000
const LARGEST = { bytes: 12 * 1024 * 1024, pixels: 40_000_000 }
/** Bitmaps only: another site's SVG could reference further files. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif']

/** Pictures under /assets are the site's own: they went through the build. */
export const isOwn = (address: string) => address.startsWith('/assets/')

/**
 * The bytes of a picture: from the built site in `client`, the embedded stack's sample, or another site.
 * @throws Error that says why there are none
 */
export async function readPicture(address: string, client: string): Promise<Buffer> {
  if (isOwn(address)) return readFile(client + decodeURIComponent(address))
  return address.startsWith('/') ? readPublic(address, client) : download(address)
}

/**
 * Opens a picture, if it is a bitmap of a size that can be decoded.
 * @throws Error that says why the picture can't be used
 */
export async function checkFormat(bytes: Buffer): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: LARGEST.pixels })
  const { format } = await image.metadata()
  if (!FORMATS.includes(format)) throw new Error(`it is ${format}`)
  return image
}

/** The site's own feed has its pictures on the site too. */
async function readPublic(path: string, client: string): Promise<Buffer> {
  const { pathname } = new URL(path, 'http://localhost')
  const file = decodeURIComponent(pathname)
  if (file.includes('..')) throw new Error('it leads out of the site')
  return readFile(client + file).catch(() => readFile(SAMPLE + file))
}

async function download(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > LARGEST.bytes) throw new Error('it is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
