import { ask } from '@two-pastors/tooling/ask'
import { type BuildRecord, parseRecord, readSources } from '@two-pastors/web/build-record'
import type { SiteEnv } from '@two-pastors/web/environment'

const PATIENCE_MS = 15_000

/**
 * Why the live site is out of date: a day has come that changes its text, or the blog or a feed differs from what it
 * was built from. A source that doesn't respond is no reason: the site keeps what it has.
 * @throws Error if the site does not answer, which a build would not change
 */
export async function findReasons(env: SiteEnv, now: number): Promise<string[]> {
  const record = await readRecord(env.VITE_SITE_URL)
  if (!record) return ['the live site has no record of its build']
  const { nextChange, blog, feeds } = record
  const sources = await readSources({
    feedHost: env.VITE_FEED_HOST,
    blogFeedUrl: env.VITE_BLOG_FEED_URL,
    feeds: Object.keys(feeds),
  })
  const isNew = (known: string | null | undefined, found: string | null | undefined) =>
    typeof found === 'string' && found !== known
  return [
    ...(nextChange && Date.parse(nextChange) <= now ? [`a film's day has come: ${nextChange}`] : []),
    ...(isNew(blog, sources.blog) ? ['the blog has changed'] : []),
    ...Object.entries(sources.feeds).flatMap(([id, found]) =>
      isNew(feeds[id], found) ? [`feed ${id} has changed`] : [],
    ),
  ]
}

/** What the live build has recorded; undefined if it recorded nothing. */
async function readRecord(origin: string): Promise<BuildRecord | undefined> {
  const address = `${origin}/build.json`
  // Past every cache: an old record would start a build every time.
  const headers = { 'cache-control': 'no-cache' }
  const answer = await ask(address, { patience: PATIENCE_MS, headers, cache: 'no-store' })
  if ('failure' in answer) throw new Error(`${address}: ${answer.failure}`)
  if (answer.status === 404) return undefined
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`)
  return parseRecord(answer.text)
}
