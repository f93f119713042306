import sharp from 'sharp'
import type { Plugin } from 'vite'
import { Import, imagePath } from '../../model/fields.ts'
import { folder } from '../../model/folder.ts'
import type { Film, FilmKit } from '../../model/schemas.ts'
import { readContent } from './read-content.ts'

const FILM = /\/films\/[^/]+\.yaml\?art-colors$/
/** Width and height of the picture whose pixels are counted. */
const SIDE = 32
/** Hues are counted in steps of this many degrees. */
const STEP = 20
/** Below this share of colorful pixels, a picture has no color of its own. */
const MIN_SHARE = 0.02

/** Compiles `content/films/*.yaml?art-colors`: the colors of a kit, from the film's picture; `undefined` without any. */
export const artColors = (): Plugin => ({
  name: 'art-colors',
  enforce: 'pre',
  load: {
    filter: { id: FILM },
    async handler(id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(`${folder.content}/`)) return undefined
      this.addWatchFile(file)
      const { hero, wide, thumbnail } = readContent(file) as Film
      // Of the picture that the kit shows too. What the content names is an Import until it is compiled.
      const picture: unknown = hero?.wide ?? wide ?? thumbnail
      const colors = picture instanceof Import ? await colorsOf(imagePath(picture.file)) : undefined
      return `export default ${JSON.stringify(colors)}`
    },
  },
})

/** A dark ground, a light accent and an ink for paper, all of the picture's most common vivid hue. */
export async function colorsOf(picture: string | Buffer): Promise<FilmKit['colors'] | undefined> {
  const pixels = await sharp(picture).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const weights = new Array<number>(360 / STEP).fill(0)
  for (let at = 0; at < pixels.length; at += 3) {
    const { hue, chroma } = hueOf([...pixels.subarray(at, at + 3)])
    const step = Math.floor(hue / STEP)
    weights[step] = (weights[step] ?? 0) + chroma ** 2
  }
  const most = Math.max(...weights)
  if (most < MIN_SHARE * SIDE * SIDE) return undefined
  const hue = weights.indexOf(most) * STEP + STEP / 2
  return { ground: fromHsl(hue, 0.3, 0.06), accent: fromHsl(hue, 0.8, 0.7), ink: fromHsl(hue, 0.75, 0.3) }
}

/** Of channels from 0 to 255: the hue in degrees, and how far the color is from gray, from 0 to 1. */
function hueOf([red = 0, green = 0, blue = 0]: number[]) {
  const high = Math.max(red, green, blue)
  const range = high - Math.min(red, green, blue)
  const sector =
    range === 0
      ? 0
      : high === red
        ? (green - blue) / range
        : high === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, chroma: range / 255 }
}

/** `#rrggbb` (https://www.w3.org/TR/css-color-4/#hsl-to-rgb). */
const fromHsl = (hue: number, saturation: number, lightness: number): string =>
  `#${[0, 8, 4]
    .map((offset) => {
      const place = (offset + hue / 30) % 12
      const channel =
        lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1))
      return Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
