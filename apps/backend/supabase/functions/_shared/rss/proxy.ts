import { createHash } from 'node:crypto'
import type { AddressRule } from '../allow-list.ts'
import { answer, HttpError } from '../http.ts'
import { type Log, since } from '../log.ts'
import type { OriginRule } from '../origins.ts'
import type { Served } from './feeds.ts'

export type RssProxyDeps = {
  isAllowed: AddressRule
  allowOrigin: OriginRule
  log: Log
  /** Fetches the feed at an allowed address. */
  feeds: (url: URL) => Promise<Served>
  /** The base for an address without an origin (`/sample/blog.xml`). */
  base?: string
}

/** Longer addresses don't fit a database index, and no feed has one. */
const maxAddress = 2000

/** `GET ?url={address of an RSS or Atom feed}`: the feed's bytes, for our own pages. */
export function rssProxy(request: Request, deps: RssProxyDeps): Promise<Response> {
  const began = performance.now()
  return answer(request, { ...deps, methods: ['GET', 'HEAD'] }, async () => {
    const url = parseAddress(new URL(request.url).searchParams.get('url'), deps)
    const served = await deps.feeds(url)
    const headers = headersFor(served)
    deps.log({ event: 'feed', from: served.from, ms: since(began) })
    // Compressing the response on the way makes its tag a weak one.
    if (request.headers.get('if-none-match')?.replace(/^W\//, '') === headers.get('etag')) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(request.method === 'HEAD' ? null : served.feed.bytes, { headers })
  })
}

function headersFor({ feed, age, keep, how }: Served): Headers {
  return new Headers({
    'content-type': `application/xml; charset=${feed.charset}`,
    // A browser subtracts the age from how long it may keep the response.
    'cache-control': `public, max-age=${Math.round(age + keep)}`,
    age: String(Math.round(age)),
    'cache-status': `rss-proxy; ${how}`,
    'access-control-expose-headers': 'age, cache-status',
    etag: `"${createHash('sha256').update(feed.bytes).digest('hex').slice(0, 24)}"`,
    'x-content-type-options': 'nosniff',
    // If a feed is opened as a page, it must not run scripts on our origin.
    'content-security-policy': 'sandbox',
  })
}

function parseAddress(text: string | null, deps: RssProxyDeps): URL {
  if (!text)
    throw new HttpError(400, 'Give the address of the feed: ?url=https%3A%2F%2Fblog.example.org%2Ffeed')
  const url = text.length <= maxAddress ? URL.parse(text, deps.base) : null
  if (!url) throw new HttpError(400, 'The url is not an address.')
  if (!deps.isAllowed(url))
    throw new HttpError(403, 'This address is not on the list of feeds that may be fetched.')
  url.hash = ''
  return url
}
