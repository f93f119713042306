import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildSite } from './site-server.ts'
import { makeWorkbench } from './workbench.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the tarballs and the sites. */
    workbench: string
  }
}

/** Packs, installs and builds once for all tests. After a failure the folder stays for debugging. */
export async function setup({ vitest, provide }: TestProject) {
  const folder = await makeWorkbench()
  // Here because two test files serve it, which may run at the same time.
  await buildSite('vite-plain', `${folder}/vite-plain`, 'development')
  provide('workbench', folder)
  return async () => {
    if (process.env.KEEP || vitest.state.getCountOfFailedTests() > 0) {
      console.log(`The installed sites are still in ${folder}`)
    } else {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
