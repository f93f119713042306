import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeHeaders } from '../headers/headers.ts'
import { makeSharingImages } from '../sharing-images/sharing-images.ts'
import { writeSiteFiles } from '../site-files/site-files.ts'
import { readAssets } from './assets.ts'
import { blogPosts } from './blog-posts.ts'
import { renderPage } from './page.ts'

export type EntryServer = typeof import('../../src/app/entry-server.tsx')
type Listed = NonNullable<Awaited<ReturnType<EntryServer['render']>>['listed']>

/**
 * Writes one HTML file a page into the built site, the images that shared links show, and what machines read beside the
 * pages; returns the pages' paths.
 */
export async function prerender(folders: {
  client: string
  server: string
  cache: string
}): Promise<string[]> {
  const template = await readFile(`${folders.client}/index.html`, 'utf8')
  const assets = await readAssets(folders.client)
  const server = (await import(`${folders.server}/entry-server.js`)) as EntryServer

  const { env, site, hasServiceWorker, reviews } = server
  const posts = await blogPosts(server)
  const pages = server.pages(posts)
  const listed: Listed[] = []
  for (const page of pages) {
    const { path } = page
    const file = `${folders.client}${path === '/' ? '/index' : path}.html`
    await mkdir(dirname(file), { recursive: true })
    const rendered = await server.render(page, posts)
    await writeFile(file, renderPage({ template, assets, hasServiceWorker, ...rendered }))
    if (rendered.listed) listed.push(rendered.listed)
  }
  await writeSiteFiles(folders.client, { site, siteUrl: env.siteUrl, reviews, pages: listed })
  await writeHeaders(folders.client, env)
  const images = listed.map(({ card, image, spare }) => ({ ...card, image, spare }))
  await makeSharingImages(images, { client: folders.client, cache: folders.cache, name: site.name })
  return pages.map(({ path }) => path)
}
