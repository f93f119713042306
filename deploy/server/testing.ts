import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

export type Release = { name: string; files: Record<string, string>; headers?: string }

/** A folder as /srv/two-pastors, until the test ends. */
export function makeBase(): string {
  const base = mkdtempSync(`${tmpdir()}/two-pastors-base-`)
  mkdirSync(`${base}/releases`)
  onTestFinished(() => rmSync(base, { recursive: true }))
  return base
}

/** A release of these files of its site, with the scripts that are shipped. */
export function makeRelease(base: string, { name, files, headers = '' }: Release): string {
  const folder = `${base}/releases/${name}`
  const all = { 'index.html': name, '404.html': 'Page not found', '_headers.nginx': headers, ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(`${folder}/site/${file}`), { recursive: true })
    writeFileSync(`${folder}/site/${file}`, text)
  }
  mkdirSync(`${folder}/site/assets`, { recursive: true })
  cpSync(import.meta.dirname, `${folder}/server`, { recursive: true })
  return folder
}

/** Runs activate.sh of a release; rejects with what it says where it ends with 1. */
export async function activate(base: string, name: string, env: Record<string, string> = {}) {
  const script = `${base}/releases/${name}/server/activate.sh`
  const { stdout } = await promisify(execFile)(script, [name], {
    env: {
      PATH: process.env.PATH,
      TWO_PASTORS_ROOT: base,
      TWO_PASTORS_RESTART: 'true',
      TWO_PASTORS_RELOAD: `${import.meta.dirname}/reload-nginx.sh`,
      TWO_PASTORS_NGINX: `${base}/nginx`,
      TWO_PASTORS_NGINX_TEST: 'true',
      TWO_PASTORS_NGINX_RELOAD: 'true',
      ...env,
    },
  })
  return stdout
}

/** Makes a release as old as if this had happened `days` ago. */
export function age(path: string, days: number): void {
  const then = new Date(Date.now() - days * 86_400_000).toISOString()
  execFileSync('find', [path, '-exec', 'touch', '--no-dereference', `--date=${then}`, '{}', '+'])
}
