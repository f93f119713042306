import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { cropAlike } from './crop.ts'

/**
 * From 0 to 1, how far the colour of a pixel may move. Both sides come from one machine and one browser, so a shade
 * that an eye hardly sees is a change all the same.
 */
const THRESHOLD = 0.01

export type Comparison = { before: Buffer; after: Buffer; diff: Buffer; share: number }

/** What differs between two PNG files, of whatever sizes; undefined when they look the same. */
export function compare(before: Buffer, after: Buffer): Comparison | undefined {
  if (before.equals(after)) return undefined
  const [was, is] = cropAlike([PNG.sync.read(before), PNG.sync.read(after)]) as [PNG, PNG]
  const { width, height } = was
  const diff = new PNG({ width, height })
  const changed = pixelmatch(was.data, is.data, diff.data, width, height, {
    threshold: THRESHOLD,
    alpha: 0.15,
    diffColor: [230, 0, 90],
    // Edges that are only smoothed otherwise; they are not counted.
    aaColor: [255, 190, 215],
  })
  if (changed === 0) return undefined
  const [b, a, d] = [was, is, diff].map((png) => PNG.sync.write(png)) as [Buffer, Buffer, Buffer]
  return { before: b, after: a, diff: d, share: changed / (width * height) }
}

/** A PNG file cut to what is on it. */
export function trim(png: Buffer): Buffer {
  return cropAlike([PNG.sync.read(png)]).map((piece) => PNG.sync.write(piece))[0] ?? png
}
