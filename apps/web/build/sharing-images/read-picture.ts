import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'

const SAMPLE = resolve(import.meta.dirname, '../../../backend/sample')
const TIMEOUT_MS = 8_000
const LARGEST = { bytes: 12 * 1024 * 1024, pixels: 40_000_000 }
/** A drawing of another site could name further files; what is made of pixels alone is enough here. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif']

/** Pictures under /assets went through the build: they are the site's own. */
export const isOwn = (address: string) => address.startsWith('/assets/')

/**
 * The bytes of a picture: of the built site in `client`, of the embedded stack's sample, or of another site.
 * @throws Error that says why there is none, or none that can be drawn upon
 */
export async function readPicture(address: string, client: string): Promise<Buffer> {
  if (isOwn(address)) return readFile(client + address)
  const bytes = address.startsWith('/') ? await readPublic(address, client) : await download(address)
  const image = sharp(bytes, { limitInputPixels: LARGEST.pixels })
  const { format } = await image.metadata()
  if (!FORMATS.includes(format)) throw new Error(`it is ${format}`)
  // Read to its end: a picture that breaks off must be known before it is drawn.
  await image.stats()
  return bytes
}

/** A feed of this site's own has its pictures here too. */
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
