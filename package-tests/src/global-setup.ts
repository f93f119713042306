import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeWorkbench } from './workbench.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the tarballs and the sites. */
    workbench: string
  }
}

/** Packs and installs once for all tests. After a failure the folder stays for debugging. */
export async function setup({ vitest, provide }: TestProject) {
  const folder = await makeWorkbench()
  provide('workbench', folder)
  return async () => {
    if (process.env.KEEP || vitest.state.getCountOfFailedTests() > 0) {
      console.log(`The installed sites are still in ${folder}`)
    } else {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
