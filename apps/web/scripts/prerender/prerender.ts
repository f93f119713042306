import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeSharingImages, type SharingImage } from '../sharing-images/sharing-images.ts'
import { readAssets } from './assets.ts'
import { blogPosts } from './blog-posts.ts'
import { renderPage } from './page.ts'

export type EntryServer = typeof import('../../src/entry-server.tsx')

/** Writes one HTML file a page into the built site, and the images that shared links show; returns the pages' paths. */
export async function prerender(folders: {
  client: string
  server: string
  cache: string
}): Promise<string[]> {
  const template = await readFile(`${folders.client}/index.html`, 'utf8')
  const assets = await readAssets(folders.client)
  const server = (await import(`${folders.server}/entry-server.js`)) as EntryServer

  const pages = server.pages(await blogPosts(server))
  const images: SharingImage[] = []
  for (const page of pages) {
    const { path } = page
    const file = `${folders.client}${path === '/' ? '/index' : path}.html`
    await mkdir(dirname(file), { recursive: true })
    const { sharing, ...rendered } = await server.render(page)
    await writeFile(file, renderPage({ template, assets, ...rendered }))
    images.push(...sharing)
  }
  await makeSharingImages(images, { client: folders.client, cache: folders.cache, name: server.name })
  return pages.map(({ path }) => path)
}
