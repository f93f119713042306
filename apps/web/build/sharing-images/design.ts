import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { siteColors } from '../site-colors.ts'

/**
 * A hash of this folder's code, and of the code that breaks lines and measures contrast. It is part of the images'
 * URLs, so that services that cached an old design request the new one.
 */
export function sharingDesign(): string {
  const hash = createHash('sha256')
  const files = globSync(['*.ts', '../../src/features/plan/drawing/{lines,colors}.ts'], {
    cwd: import.meta.dirname,
    exclude: ['*.test.ts'],
  })
  hash.update(JSON.stringify(siteColors()))
  for (const file of files.sort()) hash.update(readFileSync(`${import.meta.dirname}/${file}`))
  return hash.digest('base64url').slice(0, 8)
}
