import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { Import, imagePath, type Shape } from '../../model/fields.ts'
import { error, type Finding, type Place } from './finding.ts'
import type { Leaf } from './read-entries.ts'
import { unsafeInSvg, unsafeText } from './unsafe-svg.ts'

/** Allowed deviation of the aspect ratio. */
const TOLERANCE = 0.02

/**
 * Pictures that are too small or have the wrong shape, and SVGs that don't scale. A phone's photo may be stored
 * sideways with a note (EXIF) that rotates it, which the build and the editor apply.
 */
export async function checkPictures(leaves: Leaf[]): Promise<Finding[]> {
  const findings = await Promise.all(
    leaves.map(async ({ value, ...place }) =>
      value instanceof Import ? (await problemsOf(value)).map((text) => error(place, text)) : [],
    ),
  )
  return [...findings.flat(), ...(await twins(leaves))]
}

/**
 * Of two files with the same content the build keeps one, and pages may ask for the other. Reported for both, so that
 * whoever uploads another film's picture finds out before it is published.
 */
async function twins(leaves: Leaf[]): Promise<Finding[]> {
  const uses = new Map<string, { place: Place; file: string }[]>()
  for (const { value, ...place } of leaves) {
    if (!(value instanceof Import)) continue
    const bytes = await readFile(imagePath(value.file)).catch(() => undefined)
    if (!bytes) continue
    const key = createHash('sha256').update(bytes).digest('base64')
    uses.set(key, [...(uses.get(key) ?? []), { place, file: value.file }])
  }
  return [...uses.values()].flatMap((same) =>
    same.flatMap(({ place, file }) => {
      const other = same.find((use) => use.file !== file)
      return other
        ? [error(place, `${file} is the same picture as ${other.file}: use that one here too`)]
        : []
    }),
  )
}

async function problemsOf({ file, shape }: Import): Promise<string[]> {
  try {
    const { format, autoOrient } = await sharp(imagePath(file)).metadata()
    if (format === 'svg') {
      const bytes = await readFile(imagePath(file))
      const unsafe = unsafeInSvg(bytes)
      return [
        ...(hasViewBox(bytes.toString('utf8')) ? [] : [noViewBox(file)]),
        ...(unsafe.length > 0 ? [`${file} ${unsafeText(unsafe)}`] : []),
      ]
    }
    return shape ? [...misfits(file, autoOrient, shape)] : []
  } catch (thrown) {
    const reason = (thrown as Error).message.split('\n')[0]
    return [`${file} cannot be read: save it again as ${file.endsWith('.svg') ? 'SVG' : 'WebP'} (${reason})`]
  }
}

type Size = { width: number; height: number }

function* misfits(file: string, { width, height }: Size, shape: Shape): Generator<string> {
  if (width < shape.width)
    yield `${file} is ${width} px wide: use one that is at least ${shape.width} px wide`
  const [across = 1, down = 1] = shape.ratio?.split(':').map(Number) ?? [width, height]
  const wanted = across / down
  if (Math.abs(width / height / wanted - 1) <= TOLERANCE) return
  const [w, h] = width / height > wanted ? [height * wanted, height] : [width, width / wanted]
  yield `${file} is ${width} × ${height} px, not ${shape.ratio}: crop it to ${Math.round(w)} × ${Math.round(h)} px`
}

const hasViewBox = (svg: string) => /<svg\b[^>]*\sviewBox\s*=/.test(svg)
const noViewBox = (file: string) => `${file} has no viewBox: add viewBox="0 0 width height" to its <svg>`
