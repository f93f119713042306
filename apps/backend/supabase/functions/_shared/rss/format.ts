import { HttpError } from '../http.ts'

const xmlType = /^(application|text)\/(rss\+|atom\+|rdf\+)?xml$/

/**
 * Checks that a response is a complete RSS or Atom feed.
 * @returns its character encoding
 * @throws HttpError 502 if it isn't
 */
export function checkFeed(contentType: string, bytes: Uint8Array): string {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';')
  if (!xmlType.test(type.trim())) throw new HttpError(502, 'The blog did not answer with XML.')
  const head = asciiOf(bytes.subarray(0, 4096))
  // RSS 2.0, Atom and RSS 1.0, with any prefix.
  const root = /<((?:[\w.-]+:)?(?:rss|feed|rdf))[\s>]/i.exec(head)?.[1]
  if (!root) throw new HttpError(502, 'The blog did not answer with an RSS or Atom feed.')
  // Some software writes a comment after the end.
  if (!new RegExp(`</${root}\\s*>`, 'i').test(asciiOf(bytes.subarray(-4096)))) {
    throw new HttpError(502, 'The feed is cut short.')
  }
  return charsetOf(parameters, head)
}

/** Byte by byte, without the zeros that UTF-16 puts between ASCII letters. */
function asciiOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')
}

/**
 * The header takes precedence over the XML declaration (RFC 7303); a byte order mark takes precedence over both, in
 * every browser.
 */
function charsetOf(parameters: string[], head: string): string {
  const stated = parameters.map((text) => /^\s*charset="?([\w.:-]+)"?\s*$/.exec(text)?.[1]).find(Boolean)
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(head)?.[1]
  return (stated ?? declared ?? 'utf-8').toLowerCase()
}
