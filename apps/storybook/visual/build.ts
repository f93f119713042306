import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { root, run } from '@two-pastors/tooling/run'
import { withWorktree } from './worktree.ts'

const CACHE = `${root}node_modules/.cache/visual/`
const KEPT = 4

/** Builds the Storybook of the working tree as it is. Resolves to the folder of the build. */
export async function buildTree(): Promise<string> {
  const output = `${CACHE}working-tree`
  await buildStorybook(root, output)
  return output
}

/** The Storybook of a commit, cached or built from a checkout with its own dependencies. */
export async function buildCommit(commit: string): Promise<string> {
  const output = `${CACHE}${commit}`
  if (existsSync(output)) return output
  await withWorktree(commit, async (folder) => {
    const flags = ['--frozen-lockfile', '--prefer-offline', '--filter', '@two-pastors/storybook...']
    await pnpm(folder, ['install', ...flags], `The dependencies of ${commit} could not be installed`)
    await buildStorybook(folder, `${output}.part`)
  })
  // Renamed only when complete.
  await rename(`${output}.part`, output)
  await forgetOldest()
  return output
}

async function buildStorybook(folder: string, output: string): Promise<void> {
  await rm(output, { recursive: true, force: true })
  const build = ['exec', 'storybook', 'build', '--quiet', '--output-dir', output]
  await pnpm(`${folder}apps/storybook`, build, `The Storybook in ${folder}apps/storybook does not build`)
}

async function pnpm(folder: string, args: string[], message: string): Promise<void> {
  // The dependencies are already installed; pnpm would install those of every package.
  const { code, output } = await run('pnpm', [
    '--dir',
    folder,
    '--config.verify-deps-before-run=false',
    ...args,
  ])
  if (code !== 0) throw new Error(`${output}\n${message}; what it says is above`)
}

/** A build takes 10 MB, so only the last few are kept. */
async function forgetOldest(): Promise<void> {
  const builds = (await readdir(CACHE)).filter((name) => name !== 'working-tree')
  const dated = await Promise.all(
    builds.map(async (name) => ({ name, time: (await stat(CACHE + name)).mtimeMs })),
  )
  const old = dated.toSorted((a, b) => b.time - a.time).slice(KEPT)
  await Promise.all(old.map(({ name }) => rm(CACHE + name, { recursive: true, force: true })))
}
