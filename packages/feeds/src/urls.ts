/** Stands in for an unknown host while parsing a relative URL. */
const SAME_ORIGIN = 'https://same-origin.invalid'

/** Characters on which all URL parsers agree; Chromium lets spaces and stars through, and encodes a bar in a path. */
const HOST = /^[\w.:[\]-]+$/

/** What feed generators write in place of a missing URL. */
const PLACEHOLDER = /^(?:#.*|null|undefined|none|n\/?a)?$/i

/**
 * A URL that `new URL` would leave unchanged: a plain host name or none, no dots that lead up, nothing to encode.
 * Nearly all are, and parsing them takes longer than everything else in a feed.
 */
const PLAIN = /^(https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,})?(?:\/[\w-][\w.-]*)+(?:\?[\w.=&-]*)?$/

/**
 * Address that a feed is requested at. A page can preload the very same one:
 * `<link rel="preload" as="fetch" crossorigin="anonymous" href={feedUrl(host, 747)}>`.
 *
 * @param host Origin of the feed service, such as `https://feeds.example.org`; `''` for the page's own.
 * @param id Id of the feed.
 */
export function feedUrl(host: string, id: number | string): string {
  return `${host.replace(/\/+$/, '')}/api/getfeed/${encodeURIComponent(id)}`
}

/**
 * Address that a blog is requested at, so that a page can preload the very same one.
 *
 * @param proxyUrl Address of the RSS proxy up to the feed's own, such as `/functions/v1/rss-proxy?url=`.
 * @param feedUrl Address of the RSS feed.
 */
export function blogRequestUrl(proxyUrl: string, feedUrl: string): string {
  return proxyUrl + encodeURIComponent(feedUrl)
}

/**
 * Makes an address from a feed safe to put in `src` and `href`.
 *
 * @param address What the feed says.
 * @param host Origin that relative addresses belong to; without an absolute one they become root-relative, so
 * that they mean the same on every page.
 * @returns An http(s) or root-relative address; `null` for anything else, `javascript:` and `data:` included.
 */
export function safeUrl(address: string, host: string): string | null {
  const plain = PLAIN.exec(address)
  if (plain && (plain[1] || host === '')) return address
  if (PLACEHOLDER.test(address.trim())) return null
  const url = toUrl(address, /^https?:/i.test(host) ? host : SAME_ORIGIN)
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.host)) return null
  const { origin, pathname, search, hash } = url
  // A name before the host would only be mistaken for it.
  if (url.username || url.password) return null
  return (origin === SAME_ORIGIN ? '' : origin) + pathname.replaceAll('|', '%7C') + search + hash
}

/** Like `URL.parse`, which browsers from 2023 lack. */
export function toUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
