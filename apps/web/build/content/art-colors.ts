import { createCanvas } from '@napi-rs/canvas'
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
  const pixels = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('hsv')
    .raw()
    .toBuffer()
  const weights = new Array<number>(360 / STEP).fill(0)
  for (let at = 0; at < pixels.length; at += 3) {
    const [hue = 0, saturation = 0, value = 0] = pixels.subarray(at, at + 3)
    const step = Math.floor(((hue / 256) * 360) / STEP)
    weights[step] = (weights[step] ?? 0) + ((saturation * value) / 255 ** 2) ** 2
  }
  const most = Math.max(...weights)
  if (most < MIN_SHARE * SIDE * SIDE) return undefined
  const hue = weights.indexOf(most) * STEP + STEP / 2
  return {
    ground: hex(`hsl(${hue} 30% 6%)`),
    accent: hex(`hsl(${hue} 80% 70%)`),
    ink: hex(`hsl(${hue} 75% 30%)`),
  }
}

/** `#rrggbb` of any color of CSS. */
function hex(color: string): string {
  const context = createCanvas(1, 1).getContext('2d')
  context.fillStyle = color
  return String(context.fillStyle)
}
