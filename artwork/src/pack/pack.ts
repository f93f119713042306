import { type Zippable, zipSync } from 'fflate'

/** What every file says it was made at: the same pictures give the same archive, byte for byte. */
const MADE = new Date(2025, 0, 1, 12)

/** A ZIP of the files by path, in the order of their names, in a folder of this name. */
export const pack = (folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const sorted: Zippable = {}
  for (const name of [...files.keys()].sort()) {
    const bytes = files.get(name)
    // A JPEG does not get smaller by being packed.
    if (bytes) sorted[`${folder}/${name}`] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9 }]
  }
  return zipSync(sorted, { mtime: MADE })
}
