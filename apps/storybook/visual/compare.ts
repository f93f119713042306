import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { cropAlike } from './crop.ts'

/**
 * From 0 to 1, how much the color of a pixel may differ. Both sides come from one machine and one browser, so even a
 * barely visible difference is a change.
 */
const THRESHOLD = 0.01

export type Comparison = { before: Buffer; after: Buffer; diff: Buffer; share: number }

/** The difference between two PNG files of any size; undefined if they look the same. */
export function compare(before: Buffer, after: Buffer): Comparison | undefined {
  if (before.equals(after)) return undefined
  const [was, is] = cropAlike([PNG.sync.read(before), PNG.sync.read(after)]) as [PNG, PNG]
  const { width, height } = was
  const diff = new PNG({ width, height })
  const changed = pixelmatch(was.data, is.data, diff.data, width, height, {
    threshold: THRESHOLD,
    alpha: 0.15,
    diffColor: [230, 0, 90],
    // Differences in antialiasing are not counted.
    aaColor: [255, 190, 215],
  })
  if (changed === 0) return undefined
  const [b, a, d] = [was, is, diff].map((png) => PNG.sync.write(png)) as [Buffer, Buffer, Buffer]
  return { before: b, after: a, diff: d, share: changed / (width * height) }
}

/** A PNG file cropped to its content. */
export function trim(png: Buffer): Buffer {
  return cropAlike([PNG.sync.read(png)]).map((piece) => PNG.sync.write(piece))[0] ?? png
}
