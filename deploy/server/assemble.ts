import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { root } from '@two-pastors/tooling/run'

const backend = `${root}apps/backend`

type Options = {
  /** The folder to create; anything in it is deleted. */
  to: string
  /** Without them, the functions and the database are elsewhere. */
  functions: boolean
  site?: string
}

/**
 * Assembles a release for a server: the built site, the functions with the packages that they import, the migrations,
 * and the scripts that put it online. Nothing is installed or built on the server.
 */
export async function assemble({ to, functions, site = `${root}apps/web/dist` }: Options): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(site, `${to}/site`, { recursive: true })
  await cp(`${root}deploy/server`, `${to}/server`, {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  if (!functions) return
  await cp(`${backend}/supabase`, `${to}/backend/supabase`, { recursive: true })
  for (const name of imported()) {
    const folder = `${to}/backend/node_modules/${name}`
    await mkdir(dirname(folder), { recursive: true })
    await cp(folderOf(name), folder, { recursive: true, dereference: true })
  }
}

/** The packages named in the functions' deno.json. */
function imported(): Set<string> {
  const files = globSync(`${backend}/supabase/functions/*/deno.json`)
  const names = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).imports ?? {}))
  return new Set(names)
}

/** @throws Error for a package with dependencies of its own, which would have to be copied too */
function folderOf(name: string): string {
  const folder = `${backend}/node_modules/${name}`
  const { dependencies = {} } = createRequire(import.meta.url)(`${folder}/package.json`)
  const further = Object.keys(dependencies)
  if (further.length > 0) throw new Error(`${name} depends on ${further}: copy these too`)
  return folder
}
