import type { AddressRule } from './allow-list.ts'
import { readUpTo } from './body.ts'
import { HttpError } from './http.ts'
import { type Log, nameOf } from './log.ts'

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export type SourceDeps = { isAllowed: AddressRule; fetch: Fetch; log: Log; timeout?: number }

const maxBytes = 2 * 1024 * 1024
const maxRedirects = 2
const xmlType = /^(application|text)\/(rss\+|atom\+|rdf\+)?xml$/

/**
 * Fetches a feed from an address that has been checked.
 * @returns its bytes as they came and the character set they are in
 * @throws HttpError 502 when the source answers something else than a feed, 504 when it is too slow
 */
export async function fetchSource(url: URL, deps: SourceDeps) {
  try {
    const response = await follow(url, deps, AbortSignal.timeout(deps.timeout ?? 8000))
    const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').toLowerCase().split(';')
    if (!xmlType.test(type.trim())) {
      await response.body?.cancel()
      throw new HttpError(502, 'The blog did not answer with XML.')
    }
    const bytes = await readUpTo(maxBytes, response.body)
    if (!bytes) throw new HttpError(502, `The feed is longer than ${maxBytes} bytes.`)
    return { bytes, charset: charsetOf(parameters, sniff(bytes)) }
  } catch (error) {
    if (error instanceof HttpError) throw error
    const slow = error instanceof DOMException && error.name === 'TimeoutError'
    deps.log(`rss-proxy: the source failed: ${nameOf(error)}`)
    throw slow
      ? new HttpError(504, 'The blog took too long to answer.')
      : new HttpError(502, 'The blog cannot be reached.')
  }
}

/** Redirects are followed by hand, so that each stop is held against the list. */
async function follow(start: URL, deps: SourceDeps, signal: AbortSignal): Promise<Response> {
  let url = start
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await deps.fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9' },
    })
    if (response.ok) return response
    await response.body?.cancel()
    const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('location')
    if (!location) throw new HttpError(502, `The blog answered with status ${response.status}.`)
    const next = URL.parse(location, url)
    if (
      !next ||
      next.username ||
      next.password ||
      !/^https?:$/.test(next.protocol) ||
      !deps.isAllowed(next)
    ) {
      throw new HttpError(502, 'The blog redirects to an address that may not be fetched.')
    }
    url = next
  }
  throw new HttpError(502, 'The blog redirects too many times.')
}

/** The first 4 KB as text, in which a feed must name itself. */
function sniff(bytes: Uint8Array): string {
  // Byte by byte, and without the zeroes that UTF-16 puts between ASCII letters.
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096)).replaceAll('\0', '')
  if (!/<(rss|feed)[\s>]/i.test(head))
    throw new HttpError(502, 'The blog did not answer with an RSS or Atom feed.')
  return head
}

/** The header goes before the XML declaration (RFC 7303); a byte order mark goes before both, in every browser. */
function charsetOf(parameters: string[], head: string): string {
  const stated = parameters.map((text) => /^\s*charset="?([\w.:-]+)"?\s*$/.exec(text)?.[1]).find(Boolean)
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(head)?.[1]
  return (stated ?? declared ?? 'utf-8').toLowerCase()
}
