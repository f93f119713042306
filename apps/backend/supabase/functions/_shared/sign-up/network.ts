import ipaddr from 'ipaddr.js'

/**
 * The address that a request comes from, according to our proxies. Each appends the address of its caller; anything
 * to the left of what our own proxies wrote comes from the caller and can be forged.
 *
 * @param trusted How many proxies of our own stand before the function.
 */
export function callerOf(request: Request, trusted: number): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trusted) || 'unknown'
}

/**
 * What the limits count by: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household. The
 * database hashes it.
 */
export function networkOf(caller: string): string {
  if (!ipaddr.isValid(caller)) return caller
  // Unwraps an IPv4 address in an IPv6 one.
  const address = ipaddr.process(caller)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)]).toString()
}
