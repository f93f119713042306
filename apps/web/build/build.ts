import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isShort } from '@two-pastors/tooling/short-run'
import { build } from 'vite'
import { buildEditor } from './build-editor.ts'
import { buildEmbedParts, buildEmbedScript } from './build-embeds.ts'
import { buildNumbers } from './build-numbers.ts'
import { buildWorker } from './build-worker.ts'
import { compress } from './compress.ts'
import { fastPictures } from './fast-pictures.ts'
import { prerender } from './prerender/prerender.ts'
import { makeSharingImages } from './sharing-images/sharing-images.ts'

/**
 * `pnpm build`: builds the site for browsers into dist/, or where DIST_DIR says, and for Node into node_modules/.cache, prerenders every page and
 * its sharing image, builds the service worker, the script for other sites, staff's page of numbers and, if there is a repository
 * for it, the editor, and compresses text files to .br and .gz.
 *
 * With `--first`, which `pnpm start` uses, it leaves out what no page needs: sharing images and compressed files; and its pictures
 * are compressed in a fifth of the time, into larger files (docs/decisions/0040-first-start.md). In `pnpm test` the pictures are, too,
 * and pages in a twentieth.
 */
const isFirst = process.argv.includes('--first')
const root = `${resolve(import.meta.dirname, '..')}/`
const dist = resolve(process.env.DIST_DIR || `${root}dist`)
/** Node finds the packages from here. A build of another folder has its own place, and leaves that of dist/ alone. */
const made = (name: string) => `${root}node_modules/.cache/${name}${process.env.DIST_DIR ? '-elsewhere' : ''}`
// Next to it, so that a server goes on with the last build, and a build that fails or is stopped leaves it as it is.
const client = made('dist')
const server = made(isFirst ? 'server-first' : 'server')
const cache = `${root}node_modules/.cache/sharing-images`
const plugins = isFirst || isShort ? [fastPictures()] : []

await build({ root, logLevel: 'warn', plugins, build: { outDir: client, emptyOutDir: true } })
await build({
  root,
  logLevel: 'warn',
  plugins,
  build: { outDir: server, ssr: 'src/app/entry-server.tsx', emptyOutDir: true },
})
await buildEmbedParts({ root, client })
await buildNumbers({ root, client })
await buildEditor({ root, client })

const { paths, listed, site } = await prerender({ client, server })
await buildWorker({ root, client })
await buildEmbedScript({ root, client })
await rm(`${client}/.vite`, { recursive: true })
if (isFirst) {
  // The embedded stack lets requests for these wait until the full build replaces this one.
  await writeFile(`${client}/.unfinished`, '/og/\n')
} else {
  await makeSharingImages(listed, { client, cache, site })
  await compress(client, { quick: isShort })
}
await replace(dist, client)
console.log(`Built ${paths.length} pages`)

/** Puts the new folder in place of the old one. */
async function replace(old: string, made: string): Promise<void> {
  const away = `${made}-old`
  await rm(away, { recursive: true, force: true })
  await rename(old, away).catch(() => {})
  // Another process may have one of its files open, which Windows doesn't move.
  await rename(made, old).catch(() => cp(made, old, { recursive: true }))
  await rm(away, { recursive: true, force: true })
}
