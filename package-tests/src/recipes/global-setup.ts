import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packages } from '../packages.ts'
import { pack } from '../workbench.ts'

/** Packs once; each recipe installs for itself. After a failure the folder stays for debugging. */
export async function setup({ vitest, provide }: TestProject) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'two-pastors-recipes-')))
  await Promise.all(packages.map((each) => pack(each, folder)))
  provide('workbench', folder)
  return async () => {
    if (process.env.KEEP || vitest.state.getCountOfFailedTests() > 0) {
      console.log(`The recipes are still in ${folder}`)
    } else {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
