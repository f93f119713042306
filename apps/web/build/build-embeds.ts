import { copyFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { buildBeside, type Site } from './build-beside.ts'
import { content } from './content/plugin.ts'
import { fetchBeforeImport } from './fetch-before-import.ts'

/** What the light pages load on demand. */
export const embedParts = { engine: 'src/embed/page/engine.ts', finder: 'src/embed/page/find-video.ts' }

/** Builds these separately: in the site's build they would change how chunks are split, and make the home page's larger. */
export const buildEmbedParts = (site: Site): Promise<void> =>
  buildBeside(
    site,
    {
      manifest: '.vite/embed.json',
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: { 'embed-engine': embedParts.engine, 'embed-finder': embedParts.finder },
        // The light pages import them by their exports, which Vite drops.
        preserveEntrySignatures: 'exports-only',
      },
    },
    [content(), react(), fetchBeforeImport()],
  )

/**
 * Builds src/embed/elements to /embed/v1.js, one file without imports, and copies it to /embed.js. A breaking change
 * gets a v2.js next to it.
 */
export async function buildEmbedScript(site: Site): Promise<void> {
  const { root, client } = site
  const output = { format: 'iife', entryFileNames: 'embed/v1.js' } as const
  const input = `${root}/src/embed/elements/embed.ts`
  await buildBeside(site, { rolldownOptions: { input, output } }, [content()])
  await copyFile(`${client}/embed/v1.js`, `${client}/embed.js`)
}
