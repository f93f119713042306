import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { createFilm } from '../core/scene.ts'
import { blank, type Context } from '../core/stage.ts'
import { PATHS } from '../paths.ts'
import { fill } from '../print/facts.ts'
import { slides } from './countdown.ts'
import { designs } from './designs.ts'
import { type Format, formats, PROJECTOR } from './formats.ts'
import { pack } from './pack.ts'

const QUALITY = 85

/** One picture serves every design of its size. Grain is what a JPEG spends most on: little of it. */
const picture = ({ scene, width, height }: Format): Canvas => {
  const film = createFilm({ ...scene, grain: 0.3 }, width, height)
  film.draw(6, 0.5)
  return film.canvas
}

const print = async (
  base: Canvas,
  format: Format,
  set: (ctx: Context, format: Format) => Promise<void>,
): Promise<Uint8Array> => {
  const sheet = blank(base.width, base.height)
  const ctx = sheet.getContext('2d')
  ctx.drawImage(base, 0, 0)
  await set(ctx, format)
  return sheet.encode('jpeg', QUALITY)
}

const files = new Map<string, Uint8Array>()
for (const format of formats) {
  const base = picture(format)
  const size = `${format.width}x${format.height}`
  for (const { folder, name, set } of designs)
    files.set(`${folder}/david-${name}-${format.name}-${size}.jpg`, await print(base, format, set))
  if (format === PROJECTOR)
    for (const { name, set } of slides)
      files.set(`4-sunday-countdown/david-${name}-${size}.jpg`, await print(base, format, set))
  console.log(format.name, size)
}

const notes = fill(readFileSync(resolve(import.meta.dirname, 'readme.txt'), 'utf8'))
// Windows Notepad of older machines shows one long line without them.
files.set('README.txt', new TextEncoder().encode(notes.replaceAll('\n', '\r\n')))

mkdirSync(PATHS.downloads, { recursive: true })
const zip = pack('david-social-media-graphics', files)
writeFileSync(resolve(PATHS.downloads, 'david-social-media-graphics.zip'), zip)
console.log(`${files.size} files, ${Math.round(zip.length / 1024)} KB`)
