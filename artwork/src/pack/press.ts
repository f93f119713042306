import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PATHS } from '../paths.ts'
import { galleries } from '../pictures.ts'
import { fill } from '../print/facts.ts'
import { pack } from './pack.ts'

// Newspapers take JPEG; few take WebP.
const QUALITY = 90

const titles: Record<string, { title: string; logo: string }> = {
  david: { title: 'David', logo: 'david-logo.svg' },
  'king-of-kings': { title: 'King of Kings', logo: 'king-of-kings-logo.svg' },
  'the-mercy-ships': { title: 'The Mercy Ships', logo: 'mercy-ships-logo.svg' },
}

const jpeg = async (file: string): Promise<Uint8Array> => {
  const image = await loadImage(resolve(PATHS.images, file))
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.encode('jpeg', QUALITY)
}

const notes = readFileSync(resolve(import.meta.dirname, 'press.txt'), 'utf8')

mkdirSync(PATHS.downloads, { recursive: true })
for (const [film, { title, logo }] of Object.entries(titles)) {
  const files = new Map<string, Uint8Array>([
    [`logo/${logo}`, readFileSync(resolve(PATHS.images, logo))],
    [`poster/${film}-poster.jpg`, await jpeg(`posters/${film}.webp`)],
    // Windows Notepad of older machines shows one long line without them.
    ['README.txt', new TextEncoder().encode(fill(notes, { title }).replaceAll('\n', '\r\n'))],
  ])
  for (const still of galleries.filter(({ of }) => of === film))
    files.set(`stills/${basename(still.file)}.jpg`, await jpeg(`${still.file}.webp`))
  const zip = pack(`${film}-press-kit`, files)
  writeFileSync(resolve(PATHS.downloads, `${film}-press-kit.zip`), zip)
  console.log(`${film}: ${files.size} files, ${Math.round(zip.length / 1024)} KB`)
}
