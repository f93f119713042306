import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeHeaders } from '../headers/headers.ts'
import { makeSharingImages } from '../sharing-images/sharing-images.ts'
import { writeSiteFiles } from '../site-files/site-files.ts'
import { readAssets } from './assets.ts'
import { blogPosts } from './blog-posts.ts'

export type EntryServer = typeof import('../../src/app/entry-server.tsx')
type Listed = NonNullable<Awaited<ReturnType<EntryServer['render']>>['listed']>

type Folders = { client: string; server: string; cache: string }

/** Writes every page as HTML into the built site, with its sitemap, feeds, headers and sharing images; returns the paths. */
export async function prerender({ client, server, cache }: Folders): Promise<string[]> {
  const assetsOf = await readAssets(client)
  const entry = (await import(`${server}/entry-server.js`)) as EntryServer
  const { env, site, reviews } = entry
  const posts = await blogPosts(entry)
  const pages = entry.pages(posts)

  const listed: Listed[] = []
  for (const page of pages) {
    const rendered = await entry.render(page, posts, assetsOf)
    const file = `${client}${page.path === '/' ? '/index' : page.path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, rendered.html)
    if (rendered.listed) listed.push(rendered.listed)
  }
  await writeSiteFiles(client, { site, siteUrl: env.siteUrl, reviews, pages: listed })
  await writeHeaders(client, env)
  await makeSharingImages(listed, { client, cache, name: site.name })
  return pages.map(({ path }) => path)
}
