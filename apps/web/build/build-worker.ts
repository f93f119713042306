import type { Plugin } from 'vite'
import { buildBeside, type Site } from './build-beside.ts'
import { content } from './content/plugin.ts'
import { defineEnv } from './define-env.ts'
import { inlineScript } from './inline-script.ts'

/**
 * Builds src/features/offline/sw.ts to sw.js, or with `VITE_SERVICE_WORKER=off` remove.ts, which uninstalls an existing
 * worker.
 */
export async function buildWorker(site: Site): Promise<void> {
  const { root } = site
  const define = defineEnv('production', root)
  const entry = define['import.meta.env.VITE_SERVICE_WORKER'] === '"on"' ? 'sw' : 'remove'
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const
  const input = `${root}/src/features/offline/${entry}.ts`
  await buildBeside(site, { rolldownOptions: { input, output } }, [content(), inlineScript()])
}

/** Development has no service worker, and uninstalls one that `pnpm start` left on the same origin. */
export function workerInDevelopment(): Plugin {
  return {
    name: 'worker-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url === '/sw.js') request.url = '/src/features/offline/remove.ts'
        next()
      })
    },
  }
}
