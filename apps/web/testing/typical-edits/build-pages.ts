import { globSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { embedParts } from '../../build/build-embeds.ts'
import { inputs } from '../../build/prerender/assets.ts'
import { prerender } from '../../build/prerender/prerender.ts'
import { folder } from '../../model/folder.ts'

const root = `${resolve(import.meta.dirname, '../..')}/`
// Node finds the packages from here, and keeps each build's module apart by its path.
const caches = `${root}node_modules/.cache`
await mkdir(caches, { recursive: true })
const cache = await mkdtemp(`${caches}/server-pages-`)
process.on('disconnect', () => rmSync(cache, { recursive: true }))

/**
 * Builds a site's pages into each folder that the parent process names, in seconds, as the full build renders them: without code
 * for browsers, and with the names of pictures in place of pictures. Answers with null, or with what went wrong.
 */
process.on('message', async (client: string) => {
  try {
    await buildPages(client)
    process.send?.(null)
  } catch (error) {
    process.send?.(String(error))
  }
})

let builds = 0
async function buildPages(client: string): Promise<void> {
  const server = `${cache}/${++builds}`
  await mkdir(`${client}/.vite`, { recursive: true })
  await cp(`${folder.content}/public`, client, { recursive: true })
  const pageModules = globSync('src/pages/*/*-page.tsx', { cwd: root })
  await writeFile(`${client}/.vite/manifest.json`, manifestOf([...Object.values(inputs), ...pageModules]))
  await writeFile(`${client}/.vite/embed.json`, manifestOf(Object.values(embedParts)))
  await build({
    root,
    logLevel: 'error',
    plugins: [namesOfPictures()],
    build: { outDir: server, ssr: 'src/app/entry-server.tsx', emptyOutDir: true },
  })
  await prerender({ client, server })
}

/** Vite's manifest of a build in which one file has all the code. */
function manifestOf(keys: string[]): string {
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, { file: 'code.js' }])))
}

function namesOfPictures(): Plugin {
  return {
    name: 'names-of-pictures',
    enforce: 'pre',
    load: {
      // Before they are made.
      order: 'pre',
      filter: { id: /[?&]format=/ },
      handler(id) {
        const src = id.slice(folder.content.length).replace(/\?.*/, '')
        const picture = { sources: {}, img: { src, w: 16, h: 9 }, placeholder: '' }
        return `export default ${JSON.stringify(id.includes('as=picture') ? picture : src)}`
      },
    },
  }
}
