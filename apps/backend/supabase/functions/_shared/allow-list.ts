/** Decides whether the proxy may fetch an address. */
export type AddressRule = (url: URL) => boolean

/**
 * The rule for a list from the configuration. An entry with a path allows exactly that address; one without
 * (`https://blog.example.org`) allows the whole origin. Scheme, host and port always have to match: comparing only
 * the end would let in `https://blog.example.org.attacker.net`.
 * @throws an Error for an entry that is no http or https address, or that carries a user name or password
 */
export function addressesFrom(list: string): AddressRule {
  const entries = parseList(list)
  return (url) =>
    isPlainHttp(url) &&
    entries.some((entry) => entry.origin === url.origin && (isBare(entry) || isSame(entry, url)))
}

/** The entries that allow a whole origin, where a single feed address would be enough. */
export function bareEntries(list: string): string[] {
  return parseList(list)
    .filter(isBare)
    .map(({ origin }) => origin)
}

function parseList(list: string): URL[] {
  return list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => parse(entry.trim()))
}

function parse(text: string): URL {
  const url = new URL(text)
  if (!isPlainHttp(url)) throw new Error('not an http or https address')
  return url
}

function isPlainHttp(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

function isBare(entry: URL): boolean {
  return entry.pathname === '/' && entry.search === ''
}

function isSame(entry: URL, url: URL): boolean {
  return entry.pathname === url.pathname && entry.search === url.search
}
