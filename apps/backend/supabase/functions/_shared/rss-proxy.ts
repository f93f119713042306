import type { AddressRule } from './allow-list.ts'
import { answer, HttpError } from './http.ts'
import type { Log } from './log.ts'
import type { OriginRule } from './origins.ts'
import { type Fetch, fetchSource } from './rss-source.ts'

export type RssProxyDeps = {
  isAllowed: AddressRule
  allowOrigin: OriginRule
  log: Log
  fetch: Fetch
  /** What an address without an origin (`/sample/blog.xml`) is relative to. */
  base?: string
  /** For the source's whole answer, redirects included, in ms. */
  timeout?: number
}

/** `GET ?url={address of an RSS or Atom feed}`: its bytes, for pages of our own. */
export function rssProxy(request: Request, deps: RssProxyDeps): Promise<Response> {
  return answer(request, { ...deps, methods: ['GET', 'HEAD'] }, async () => {
    const url = parseAddress(new URL(request.url).searchParams.get('url'), deps)
    const { bytes, charset } = await fetchSource(url, deps)
    const headers = new Headers({
      'content-type': `application/xml; charset=${charset}`,
      'cache-control': 'public, max-age=300',
      etag: await hash(bytes),
      'x-content-type-options': 'nosniff',
      // Opened as a page of its own, a feed must not run scripts on our origin.
      'content-security-policy': 'sandbox',
    })
    // Whoever compresses the answer on its way makes the tag a weak one.
    if (request.headers.get('if-none-match')?.replace(/^W\//, '') === headers.get('etag')) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  })
}

function parseAddress(text: string | null, deps: RssProxyDeps): URL {
  if (!text)
    throw new HttpError(400, 'Give the address of the feed: ?url=https%3A%2F%2Fblog.example.org%2Ffeed')
  const url = URL.parse(text, deps.base)
  if (!url) throw new HttpError(400, 'The url is not an address.')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new HttpError(400, 'Only http and https addresses can be fetched.')
  }
  if (url.username || url.password)
    throw new HttpError(400, 'The address must not carry a user name or password.')
  if (!deps.isAllowed(url))
    throw new HttpError(403, 'This address is not on the list of feeds that may be fetched.')
  return url
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
