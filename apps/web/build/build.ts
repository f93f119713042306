import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vite'
import { buildEditor } from './build-editor.ts'
import { buildEmbedParts, buildEmbedScript } from './build-embeds.ts'
import { buildNumbers } from './build-numbers.ts'
import { buildWorker } from './build-worker.ts'
import { compress } from './compress.ts'
import { prerender } from './prerender/prerender.ts'

/**
 * `pnpm build`: builds the site for browsers into dist/ and for Node into node_modules/.cache, prerenders every page and
 * its sharing image, builds the service worker, the script for other sites, staff's page of numbers and, if there is a repository
 * for it, the editor, and compresses text files to .br and .gz.
 */
const root = `${resolve(import.meta.dirname, '..')}/`
const client = `${root}dist`
const server = `${root}node_modules/.cache/server`
const cache = `${root}node_modules/.cache/sharing-images`

await build({ root, logLevel: 'warn', build: { outDir: client } })
await build({
  root,
  logLevel: 'warn',
  build: { outDir: server, ssr: 'src/app/entry-server.tsx', emptyOutDir: true },
})
await buildEmbedParts({ root, client })
await buildNumbers({ root, client })
await buildEditor({ root, client })

const paths = await prerender({ client, server, cache })
await buildWorker({ root, client })
await buildEmbedScript({ root, client })
await rm(`${client}/.vite`, { recursive: true })
await compress(client)
console.log(`Built ${paths.length} pages`)
