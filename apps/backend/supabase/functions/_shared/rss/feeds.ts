import type { Database } from '../database.ts'
import { HttpError } from '../http.ts'
import { type FeedFrom, nameOf } from '../log.ts'
import { singleFlight, withTimeout } from '../promises.ts'
import { type Copy, type Entry, feedCopies } from './copies.ts'
import { type Feed, fetchFeed, type SourceDeps } from './source.ts'

/** A feed for a visitor. */
export type Served = {
  feed: Feed
  /** Seconds since the source last confirmed it. */
  age: number
  /** For how many seconds it may be reused. */
  keep: number
  from: FeedFrom
  /** Its origin, as a `cache-status` value (RFC 9211). */
  how: string
}

export type FeedsDeps = SourceDeps & {
  /** The stored copies. Without them, the source is asked each time. */
  database?: Database
  /** Keeps the process alive until the promise settles, even after the response. */
  waitUntil?: (work: Promise<unknown>) => void
  /** How long a visitor waits for the source if there is a copy, in ms. */
  patience?: number
}

/** How long a copy is valid, and how long a source that failed is left alone, in seconds. */
const freshFor = 300
const retryAfter = 60
/** Timeout of the database, in ms: it is fast, or it is down. */
const databasePatience = 1000

/**
 * Opens the shared cache in front of the sources. A copy is valid for five minutes; then the source is asked whether
 * it has changed. A source that fails is left alone for a minute; in the meantime its last good copy is served, for
 * up to 30 days. Without the database, feeds still come from their sources.
 * @returns a function that throws HttpError 502 or 504 when there is neither a feed nor a copy
 */
export function openFeeds(deps: FeedsDeps): (url: URL) => Promise<Served> {
  const { log, patience = 2000, waitUntil = () => {} } = deps
  const copies = deps.database && feedCopies(deps.database)

  const renew = singleFlight(async (url: URL, entry: Entry | undefined): Promise<Served> => {
    // Don't wait a second time for a database that just failed to respond.
    const store = entry && copies
    const copy = entry?.copy
    try {
      const feed = await fetchFeed(url, deps, copy)
      await attempt(feed === copy ? store?.confirm(url.href) : store?.save(url.href, feed))
      const fresh = { feed, age: 0, keep: freshFor }
      if (feed === copy) return { ...fresh, from: 'unchanged', how: 'fwd=stale; fwd-status=304' }
      return { ...fresh, from: 'blog', how: `fwd=${copy ? 'stale' : 'uri-miss'}` }
    } catch (error) {
      if (error instanceof HttpError) await attempt(store?.saveFailure(url.href, error.message))
      throw error
    }
  })

  /** Don't fail only because the database is down. */
  async function attempt<T>(work: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return work && (await withTimeout(databasePatience, work))
    } catch (error) {
      log({ event: 'copies-failed', error: nameOf(error) })
      return undefined
    }
  }

  return singleFlight(async (url) => {
    const entry = await attempt(copies?.load(url.href))
    const { copy, failure } = entry ?? {}
    if (copy && copy.age < freshFor) return fromCopy(copy, freshFor - copy.age)
    if (failure && failure.age < retryAfter) {
      const keep = retryAfter - failure.age
      if (copy) return fromCopy(copy, keep)
      throw new HttpError(502, failure.message, { headers: { 'retry-after': String(Math.ceil(keep)) } })
    }
    const renewal = renew(url, entry)
    if (!copy) return renewal
    // If there is a copy, don't wait for a slow blog; its response will be used for the next visitor.
    waitUntil(renewal.catch(() => undefined))
    return withTimeout(patience, renewal).catch(() => fromCopy(copy, retryAfter))
  })
}

function fromCopy(feed: Copy, keep: number): Served {
  const ttl = Math.round(freshFor - feed.age)
  const served = { feed, age: feed.age, keep }
  if (ttl > 0) return { ...served, from: 'copy', how: `hit; ttl=${ttl}` }
  return { ...served, from: 'last-good-copy', how: `hit; ttl=${ttl}; detail=last-good-copy` }
}
