import { createHash } from 'node:crypto'
import { createFeedClient, type VideoItem } from '@two-pastors/feeds'
import { createBlogClient } from '@two-pastors/feeds/blog'
import * as v from 'valibot'

/** What a build was made from, and when its text goes out of date: `/build.json`. */
export type BuildRecord = Sources & {
  /** ISO date-time of the next change on any page; null if there is none. */
  nextChange: string | null
}

/** A fingerprint of what the pages show of the blog and of each feed; null if it could not be loaded. */
export type Sources = { blog: string | null; feeds: Record<string, string | null> }

const print = v.nullable(v.string())
const schema = v.object({
  nextChange: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  blog: print,
  feeds: v.record(v.string(), print),
})

/** The record in a file; undefined if it isn't one. */
export function parseRecord(text: string): BuildRecord | undefined {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}

type Addresses = {
  /** Origin of the feed service. */
  feedHost: string
  blogFeedUrl: string
  /** The feeds' ids. */
  feeds: (string | number)[]
}

/**
 * Reads the blog and the feeds. Skips those on the site's own address (a path, or no host), where nothing responds
 * during the build.
 */
export async function readSources({ feedHost, blogFeedUrl, feeds }: Addresses): Promise<Sources> {
  const client = createFeedClient({ host: feedHost })
  const [blog, ...prints] = await Promise.all([
    blogFeedUrl.startsWith('/') ? null : readable(blogPrint(blogFeedUrl)),
    ...feeds.map((id) => (feedHost ? readable(client.fetchFeed(id).then(feedPrint)) : null)),
  ])
  return {
    blog: blog ?? null,
    feeds: Object.fromEntries(feeds.map((id, index) => [id, prints[index] ?? null])),
  }
}

const readable = (print: Promise<string>) => print.catch(() => null)

async function blogPrint(url: string): Promise<string> {
  const fetch = (_: string, init: RequestInit) => globalThis.fetch(url, init)
  const { posts } = await createBlogClient({ feedUrl: url, proxyUrl: '', fetch }).fetchPosts()
  return fingerprint(posts)
}

/** Without query strings: feed services sign their files' URLs anew with each response. */
const feedPrint = ({ items }: { items: VideoItem[] }) =>
  fingerprint(
    JSON.parse(JSON.stringify(items), (_, value) => (isUrl(value) ? value.replace(/\?.*$/, '') : value)),
  )

const isUrl = (value: unknown) => typeof value === 'string' && /^https?:/.test(value)

const fingerprint = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
