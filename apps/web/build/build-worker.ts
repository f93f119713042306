import { build, type Plugin } from 'vite'
import { content } from './content/plugin.ts'
import { defineEnv } from './define-env.ts'
import { inlineScript } from './inline-script.ts'

type WorkerBuild = { root: string; client: string }

/**
 * Builds src/features/offline/sw.ts to sw.js, or with `VITE_SERVICE_WORKER=off` remove.ts, which uninstalls an existing
 * worker.
 */
export async function buildWorker({ root, client }: WorkerBuild): Promise<void> {
  const define = defineEnv('production', root)
  const entry = define['import.meta.env.VITE_SERVICE_WORKER'] === '"on"' ? 'sw' : 'remove'
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [content(), inlineScript()],
    define,
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: `${root}/src/features/offline/${entry}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
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
