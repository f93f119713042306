import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

export type RawEnv = Record<string, string | undefined>

/**
 * The settings of the site's build, not validated, as Vite finds them: later files override earlier ones, and the
 * environment overrides all.
 */
export function readSiteEnv(
  folder = resolve(import.meta.dirname, '..'),
  environment: RawEnv = process.env,
): RawEnv {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local']
    .map((name) => `${folder}/${name}`)
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment)
}
