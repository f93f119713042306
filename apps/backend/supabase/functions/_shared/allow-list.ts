/** Decides whether the proxy may fetch an address. */
export type AddressRule = (url: URL) => boolean

/**
 * The rule for a list as configuration writes it. An entry with a path allows exactly that address; one without
 * (`https://blog.example.org`) allows the whole origin. Scheme, host and port always have to be the same: a match
 * by ending would let `https://blog.example.org.attacker.net` in.
 */
export function addressesFrom(list: string): AddressRule {
  const entries = list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => new URL(entry.trim()))
  return (url) =>
    entries.some((entry) => entry.origin === url.origin && (isBare(entry) || isSame(entry, url)))
}

function isBare(entry: URL): boolean {
  return entry.pathname === '/' && entry.search === ''
}

function isSame(entry: URL, url: URL): boolean {
  return entry.pathname === url.pathname && entry.search === url.search
}
