import type { CanvasPictures } from '../drawing/canvas-surface.ts'
import { type FontSource, fontsFor } from '../drawing/font-files.ts'
import type { Kit } from '../kit.ts'

/** Logos as PNGs. The page makes them, because a worker can't read SVG. */
export type Logos = { film?: Blob | undefined; church?: Blob | undefined }

const loaded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = loaded.get(url)
  if (known) return known
  const request = fetchBytes(url)
  loaded.set(url, request)
  // So that the next attempt tries again.
  request.catch(() => loaded.delete(url))
  return request
}

async function fetchBytes(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Failed to load ${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

type Pictures = Partial<Record<keyof CanvasPictures, ImageBitmap>>

const bitmaps = new Map<string, Promise<ImageBitmap>>()

function bitmap(url: string, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  const known = bitmaps.get(url)
  if (known) return known
  const decoded = load(url).then((bytes) => createImageBitmap(new Blob([bytes]), options))
  bitmaps.set(url, decoded)
  decoded.catch(() => bitmaps.delete(url))
  return decoded
}

/**
 * A kit's pictures, decoded; with `options`, the film's own two in that form. Calls share them, except the logos,
 * which belong to the caller.
 */
export async function picturesOf(
  { film }: Kit,
  logos: Logos,
  options?: ImageBitmapOptions,
): Promise<Pictures> {
  const logo = (blob: Blob | undefined) => blob && createImageBitmap(blob)
  const [wide, tall, own, church] = await Promise.all([
    bitmap(film.wide, options),
    bitmap(film.tall, options),
    logo(logos.film),
    logo(logos.church),
  ])
  return { wide, tall, ...(own && { logo: own }), ...(church && { church }) }
}

/** Everything a visitor typed, and the texts around it: the fonts need every letter. */
export const lettersOf = ({ facts, film }: Kit) => [film.title, ...Object.values(facts)].join(' ')

export async function fontBytes(kit: Kit): Promise<(FontSource & { bytes: Uint8Array<ArrayBuffer> })[]> {
  return Promise.all(fontsFor(lettersOf(kit)).map(async (font) => ({ ...font, bytes: await load(font.url) })))
}

const registered = new Set<string>()

/** TypeScript's types for pages lack a worker's font set. */
const fontSet = (globalThis as unknown as { fonts: FontFaceSet }).fonts

/** Registers the fonts for this worker's canvases; returns the font families of other scripts. */
export async function canvasFonts(kit: Kit): Promise<string[]> {
  const fonts = await fontBytes(kit)
  for (const { name, bytes } of fonts) {
    if (registered.has(name)) continue
    registered.add(name)
    fontSet.add(await new FontFace(name, bytes).load())
  }
  return fonts.filter(({ face }) => face === undefined).map(({ name }) => name)
}
