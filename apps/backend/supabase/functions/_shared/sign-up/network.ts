/** Of what length is the part of an IPv6 address that a household gets, in groups of 16 bits. */
const householdGroups = 4

/**
 * The address that a request comes from, as the proxies before us tell. Each appends who called it; what stands further
 * left than our own proxies wrote is the caller's word, and can be forged.
 *
 * @param trusted How many proxies of our own stand before the function.
 */
export function callerOf(request: Request, trusted: number): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trusted) || 'unknown'
}

/** What the limits count by: an IPv4 address itself, an IPv6 address's /64. The database hashes it. */
export function networkOf(caller: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(caller)?.[1]
  if (mapped) return mapped
  if (!URL.canParse(`http://[${caller}]/`)) return caller
  return expand(new URL(`http://[${caller}]/`).hostname.slice(1, -1))
    .slice(0, householdGroups)
    .join(':')
}

/** The eight groups of an IPv6 address whose zeroes are shortened to `::`. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}
