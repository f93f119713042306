import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BlogPost } from '@two-pastors/feeds'
import { JSDOM } from 'jsdom'
import type { EntryServer } from './prerender.ts'

/** Where the embedded stack's sample feed is, for a feed URL on the site itself. */
const SAMPLE = resolve(import.meta.dirname, '../../../backend')

/** The blog posts to prerender; none if the feed can't be read, since browsers load the blog themselves. */
export async function blogPosts({ readBlog, env: { blogFeedUrl } }: EntryServer): Promise<BlogPost[]> {
  const { window } = new JSDOM()
  try {
    return await readBlog(
      (_, init) =>
        blogFeedUrl.startsWith('/') ? readSample(blogFeedUrl) : globalThis.fetch(blogFeedUrl, init),
      // jsdom's window has everything that the sanitizer and the parser use.
      window as unknown as Window & typeof globalThis,
    )
  } catch (error) {
    console.warn(`Blog posts are not prerendered: could not read ${blogFeedUrl}.`, error)
    return []
  } finally {
    window.close()
  }
}

async function readSample(path: string): Promise<Response> {
  return new Response(await readFile(`${SAMPLE}${path}`), { headers: { 'content-type': 'application/xml' } })
}
