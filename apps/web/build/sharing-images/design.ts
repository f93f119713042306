import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * A hash of this folder's code. It is part of the images' URLs, so that services that cached an old design request the new
 * one.
 */
export function sharingDesign(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(import.meta.dirname).sort())
    if (!file.includes('.test.')) hash.update(readFileSync(`${import.meta.dirname}/${file}`))
  return hash.digest('base64url').slice(0, 8)
}
