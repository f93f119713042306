import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * A short name for how the images are drawn today: of this folder's code. It is a part of their addresses, so that a
 * new design is a new image for those who keep the old one.
 */
export function sharingDesign(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(import.meta.dirname).sort())
    if (!file.includes('.test.')) hash.update(readFileSync(`${import.meta.dirname}/${file}`))
  return hash.digest('base64url').slice(0, 8)
}
