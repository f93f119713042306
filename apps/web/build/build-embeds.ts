import { copyFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { content } from './content/plugin.ts'
import { defineEnv } from './define-env.ts'
import { fetchBeforeImport } from './fetch-before-import.ts'

type EmbedBuild = { root: string; client: string }

/** What the light pages load if they must. */
export const embedParts = { engine: 'src/embed/page/engine.ts', finder: 'src/embed/page/find-video.ts' }

/** Builds these separately: in the site's build they would change how chunks are split, and enlarge the home page's. */
export async function buildEmbedParts({ root, client }: EmbedBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [content(), react(), fetchBeforeImport()],
    define: defineEnv('production', root),
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/embed.json',
      modulePreload: false,
      chunkSizeWarningLimit: 800,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: { 'embed-engine': embedParts.engine, 'embed-finder': embedParts.finder },
        // The light pages import them by their exports, which Vite drops.
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
}

/**
 * Builds src/embed/elements to /embed/v1.js, one file without imports, and copies it to /embed.js. A change that breaks pages
 * which use it gets a v2.js beside it.
 */
export async function buildEmbedScript({ root, client }: EmbedBuild): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [content()],
    define: defineEnv('production', root),
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: `${root}/src/embed/elements/embed.ts`,
        output: { format: 'iife', entryFileNames: 'embed/v1.js' },
      },
    },
  })
  await copyFile(`${client}/embed/v1.js`, `${client}/embed.js`)
}
