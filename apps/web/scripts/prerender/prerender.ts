import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readAssets } from './assets.ts'
import { renderPage } from './page.ts'

type EntryServer = typeof import('../../src/entry-server.tsx')

/** Writes one HTML file a page into the built site, and returns the pages' paths. */
export async function prerender(folders: { client: string; server: string }): Promise<string[]> {
  const template = await readFile(`${folders.client}/index.html`, 'utf8')
  const assets = await readAssets(folders.client)
  const { prerenderedPaths, render } = (await import(`${folders.server}/entry-server.js`)) as EntryServer

  for (const path of prerenderedPaths) {
    const file = `${folders.client}${path === '/' ? '/index' : path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, renderPage({ template, assets, ...(await render(path)) }))
  }
  return prerenderedPaths
}
