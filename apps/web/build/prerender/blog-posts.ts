import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BlogPost } from '@two-pastors/feeds'
import { JSDOM } from 'jsdom'
import type { EntryServer } from './prerender.ts'

/** A path on the site itself is the embedded stack's sample. */
const SAMPLE = resolve(import.meta.dirname, '../../../backend')

/** The posts that the build knows of. Without them the site still works: browsers fetch the blog themselves. */
export async function blogPosts({ readBlog, env: { blogFeedUrl } }: EntryServer): Promise<BlogPost[]> {
  const { window } = new JSDOM()
  try {
    return await readBlog(
      (_, init) =>
        blogFeedUrl.startsWith('/') ? readSample(blogFeedUrl) : globalThis.fetch(blogFeedUrl, init),
      // jsdom's window has what the sanitiser and the parser use of a browser's.
      window as unknown as Window & typeof globalThis,
    )
  } catch (error) {
    console.warn(`No blog post is prerendered: ${blogFeedUrl} could not be read.`, error)
    return []
  } finally {
    window.close()
  }
}

async function readSample(path: string): Promise<Response> {
  return new Response(await readFile(`${SAMPLE}${path}`), { headers: { 'content-type': 'application/xml' } })
}
