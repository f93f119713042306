import type { AddressRule } from '../allow-list.ts'
import { readUpTo } from '../body.ts'
import { HttpError } from '../http.ts'
import { type Log, nameOf } from '../log.ts'
import type { Fetch } from '../outbound/public-fetch.ts'
import { ForbiddenAddress } from '../outbound/resolve.ts'
import { checkFeed } from './format.ts'

/** A source's response, with the validators for a conditional request. */
export type Feed = {
  /** As they came. */
  bytes: Uint8Array<ArrayBuffer>
  charset: string
  etag: string | null
  modified: string | null
}

export type SourceDeps = {
  isAllowed: AddressRule
  fetch: Fetch
  log: Log
  /** Timeout of the whole response, including redirects, in ms. */
  timeout?: number
}

/** Twice the size of a blog with 2,000 full posts. */
const maxBytes = 8 * 1024 * 1024
const maxRedirects = 2

/**
 * Fetches a feed from an address that has been checked.
 * @param copy what the source sent earlier: it is only asked for something newer
 * @returns `copy` itself where the source says that it is still the same
 * @throws HttpError 502 when the source answers something else than a feed, 504 when it is too slow
 */
export async function fetchFeed(url: URL, deps: SourceDeps, copy?: Feed): Promise<Feed> {
  try {
    const response = await follow(url, deps, copy)
    if (response.status === 304 && copy) return copy
    const bytes = await readUpTo(maxBytes, response.body)
    if (!bytes) throw new HttpError(502, `The feed is longer than ${maxBytes} bytes.`)
    const charset = checkFeed(response.headers.get('content-type') ?? '', bytes)
    return {
      bytes,
      charset,
      etag: response.headers.get('etag'),
      modified: response.headers.get('last-modified'),
    }
  } catch (error) {
    const told = error instanceof HttpError ? error : explain(error)
    const cause = told === error ? '' : ` (${causeOf(error)})`
    deps.log({ event: 'blog-failed', host: url.host, fault: `${told.message}${cause}` })
    throw told
  }
}

function explain(error: unknown): HttpError {
  if (error instanceof ForbiddenAddress) {
    return new HttpError(502, 'The blog is at an address that may not be fetched.')
  }
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? new HttpError(504, 'The blog took too long to answer.')
    : new HttpError(502, 'The blog cannot be reached.')
}

function causeOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message
  // In Node.js, the cause of a `TypeError: fetch failed` says what went wrong.
  return nameOf(error instanceof TypeError ? (error.cause ?? error) : error)
}

/** Follows redirects itself, to check each address against the list. */
async function follow(start: URL, deps: SourceDeps, copy?: Feed): Promise<Response> {
  const init = { headers: headersFor(copy), signal: AbortSignal.timeout(deps.timeout ?? 8000) }
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await deps.fetch(url, init)
    if (response.status === 200 || (response.status === 304 && copy)) return response
    await response.body?.cancel()
    const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('location')
    if (!location) throw new HttpError(502, `The blog answered with status ${response.status}.`)
    const next = URL.parse(location, url)
    if (!next || !deps.isAllowed(next)) {
      throw new HttpError(502, 'The blog redirects to an address that may not be fetched.')
    }
    url = next
  }
  throw new HttpError(502, 'The blog redirects too many times.')
}

function headersFor(copy?: Feed): Record<string, string> {
  return {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9',
    ...(copy?.etag && { 'if-none-match': copy.etag }),
    ...(copy?.modified && { 'if-modified-since': copy.modified }),
  }
}
