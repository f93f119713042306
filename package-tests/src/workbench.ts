import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packages, root } from './packages.ts'
import { run } from './run.ts'

/** The sites that install the packages, by the names of their folders in `sites`. */
export const sites = ['vite-plain', 'vite-tailwind', 'next'] as const
export type Site = (typeof sites)[number]

const SITES = resolve(import.meta.dirname, '../sites')
const TRAILER = `${root}/packages/ui/src/test/one-second.mp4`

/**
 * A folder outside the workspace, with the packages as tarballs and the sites beside them, installed as a stranger
 * installs them: from those tarballs and the registry.
 */
export async function makeWorkbench(): Promise<string> {
  // The real path: a symbolic link on the way (macOS has one) confuses bundlers.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'two-pastors-sites-')))
  try {
    await Promise.all([
      ...packages.map((each) => pack(each, folder)),
      ...sites.map((site) => copy(site, folder)),
    ])
    await writeFile(`${folder}/pnpm-workspace.yaml`, await workspaceOf())
    await install(folder)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** As publishing does it, `publishConfig` and all, without building again: Turborepo has done that. */
async function pack({ name, source, tarball }: (typeof packages)[number], folder: string) {
  if (!existsSync(`${source}/dist`)) throw new Error(`${name} has no dist: run "pnpm build" first`)
  await run('pnpm', ['pack', '--config.ignore-scripts=true', '--out', `${folder}/${tarball}`], source)
}

async function copy(site: Site, folder: string) {
  const target = `${folder}/${site}`
  await cp(`${SITES}/${site}`, target, { recursive: true })
  await cp(`${SITES}/common`, `${target}/common`, { recursive: true })
  await cp(`${SITES}/common/public`, `${target}/public`, { recursive: true })
  await cp(TRAILER, `${target}/public/trailer.mp4`)
}

/** The three sites in one, so that one command installs them, with the versions that the repository has (`catalog:`). */
async function workspaceOf(): Promise<string> {
  const own = await readFile(`${root}/pnpm-workspace.yaml`, 'utf8')
  const [, catalog = ''] = own.split(/^(?=catalog:)/m)
  return [
    'packages:',
    ...sites.map((site) => `  - ${site}`),
    'allowBuilds: { esbuild: false, sharp: false }',
    'minimumReleaseAge: 1440',
    catalog,
  ].join('\n')
}

async function install(folder: string) {
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder).catch((error: Error) => {
    throw new Error(`The packages could not be installed. Is there a network?\n${error.message}`)
  })
}
