import { runAtOnce, runInSlices } from '../slices.ts'
import type { Blog, BlogImages } from '../types.ts'
import { pickImage } from './images.ts'
import { type ParsedPost, parsePost } from './parse-post.ts'
import { readItems } from './read-items.ts'
import { uniqueIds } from './slug.ts'

/** Options for {@link parseBlog}. */
export type ParseBlogOptions = {
  /** Base for relative URLs, such as the feed's own URL; without one they become root-relative. */
  base?: string | undefined
  /** The site's pictures; without them, a post has its own or none. */
  images?: BlogImages | undefined
}

/**
 * Reads a blog without fetching it: RSS 2.0, and for the most part RSS 0.9x, RSS 1.0 and Atom.
 *
 * One bad item never spoils the rest: it is left out and counted in `dropped`, as is one that the end of the
 * document cuts off. A bad field never spoils its item: it becomes `null`, empty or its default.
 *
 * @param xml The document as text; of one that was fetched, `createBlogClient` also finds the encoding.
 * @throws TypeError when there is no feed in the text.
 *
 * @example
 * ```ts
 * const { posts } = parseBlog(xml, { base: 'https://blog.example.org/feed.xml' })
 * ```
 *
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rssboard.org/media-rss
 * @see https://www.rfc-editor.org/rfc/rfc4287 for Atom
 */
export function parseBlog(xml: string, options?: ParseBlogOptions): Blog {
  return runAtOnce(parseInSteps(xml, options))
}

/** {@link parseBlog} in slices, for browsers: parsing thousands of posts at once would block the page for half a second. */
export function parseInSlices(xml: string, options: ParseBlogOptions, signal?: AbortSignal): Promise<Blog> {
  return runInSlices(parseInSteps(xml, options), signal)
}

/** Stops after each piece of the document and each post. */
function* parseInSteps(xml: string, { base = '', images }: ParseBlogOptions = {}): Generator<void, Blog> {
  const { items, incomplete } = yield* readItems(xml, base)
  const parsed: ParsedPost[] = []
  for (const fields of items) {
    yield
    const post = parsePost(fields, base)
    if (post) parsed.push(post)
  }
  const ids = uniqueIds(parsed)
  const posts = parsed.map((post, index) => ({
    ...post,
    id: ids[index] ?? '',
    featuredImage: pickImage(post, images),
  }))
  return { posts, dropped: items.length - parsed.length + incomplete }
}
