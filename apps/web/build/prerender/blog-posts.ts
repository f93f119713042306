import type { BlogPost } from '@two-pastors/feeds'
import { JSDOM } from 'jsdom'
import type * as entryServer from '../../src/app/entry-server.tsx'
import { fetchAtBuild } from './fetch-at-build.ts'

/** The blog posts to prerender; none if the feed can't be read, since browsers load the blog themselves. */
export async function blogPosts({ readBlog, env: { blogFeedUrl } }: typeof entryServer): Promise<BlogPost[]> {
  const { window } = new JSDOM()
  try {
    return await readBlog(
      (_, init) => fetchAtBuild(blogFeedUrl, init),
      // jsdom's window has everything that the sanitizer and the parser need.
      window as unknown as Window & typeof globalThis,
    )
  } catch (error) {
    console.warn(`Blog posts are not prerendered: could not read ${blogFeedUrl}.`, error)
    return []
  } finally {
    window.close()
  }
}
