import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isShort } from '@two-pastors/tooling/short-run'
import { packages, root } from './packages.ts'
import { run } from './run.ts'

export type Site = 'vite-plain' | 'vite-tailwind' | 'next'
/** The sites that install the packages, by the names of their folders in `sites`. The short run has one. */
export const sites: Site[] = isShort ? ['vite-plain'] : ['vite-plain', 'vite-tailwind', 'next']

const SITES = resolve(import.meta.dirname, '../sites')
const TRAILER = `${root}/packages/ui/src/test/one-second.mp4`

/**
 * A folder outside the workspace with the packages as tarballs and the sites, which are installed as an outside user
 * would: from those tarballs and the registry.
 */
export async function makeWorkbench(): Promise<string> {
  // The real path, because a symbolic link in it (as on macOS) confuses bundlers.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'two-pastors-sites-')))
  try {
    await Promise.all([
      ...packages.map((each) => pack(each, folder)),
      ...sites.map((site) => copy(site, folder)),
      cp(`${SITES}/hosts`, `${folder}/hosts`, { recursive: true }),
    ])
    await writeFile(`${folder}/pnpm-workspace.yaml`, await workspaceOf())
    await install(folder)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Packs as publishing does, with `publishConfig`, but doesn't rebuild: Turborepo has already built. */
export async function pack({ name, source, tarball }: (typeof packages)[number], folder: string) {
  if (!existsSync(`${source}/dist`)) throw new Error(`${name} has no dist: run "pnpm build" first`)
  await run('pnpm', ['pack', '--config.ignore-scripts=true', '--out', `${folder}/${tarball}`], source)
}

async function copy(site: Site, folder: string) {
  const target = `${folder}/${site}`
  await cp(`${SITES}/${site}`, target, { recursive: true })
  await copyCommon(target)
}

/** Adds the page of the sites, its feed and its film. */
export async function copyCommon(target: string) {
  await cp(`${SITES}/common`, `${target}/common`, { recursive: true })
  await cp(`${SITES}/common/public`, `${target}/public`, { recursive: true })
  await cp(TRAILER, `${target}/public/trailer.mp4`)
}

/** Installs the sites as one workspace, with the repository's versions (`catalog:`). */
async function workspaceOf(): Promise<string> {
  return [
    'packages:',
    ...[...sites, ...(isShort ? [] : ['hosts'])].map((site) => `  - ${site}`),
    'allowBuilds: { esbuild: false, sharp: false }',
    'minimumReleaseAge: 1440',
    await readCatalog(),
  ].join('\n')
}

/** The last part of pnpm-workspace.yaml: the versions that packages share. */
export async function readCatalog(): Promise<string> {
  const own = await readFile(`${root}/pnpm-workspace.yaml`, 'utf8')
  const [, catalog = ''] = own.split(/^(?=catalog:)/m)
  return catalog
}

async function install(folder: string) {
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder).catch((error: Error) => {
    throw new Error(`The packages could not be installed. Is there a network?\n${error.message}`)
  })
}
