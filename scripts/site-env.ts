import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { root } from './run.ts'

export type RawEnv = Record<string, string | undefined>

/** The settings of the site's build, unvalidated, read as Vite does: later files win, and the environment over all. */
export function readSiteEnv(folder = `${root}apps/web`, environment: RawEnv = process.env): RawEnv {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local']
    .map((name) => `${folder}/${name}`)
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment)
}
