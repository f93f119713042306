import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.parse>

/** Addresses that clouds use for their own machines, inside ranges that are public or that an intranet may use. */
const cloudServices = ['168.63.129.16', '100.100.100.200', 'fd00:ec2::/32', 'fd20:ce::/32'].map((text) =>
  ipaddr.parseCIDR(text.includes('/') ? text : `${text}/32`),
)
const globalUnicast = ipaddr.parseCIDR('2000::/3')
const nat64 = ipaddr.parseCIDR('64:ff9b::/96')

/**
 * Whether an IP address is on the public internet: not this machine, this network or this cloud, and not reserved. An
 * IPv4 address inside an IPv6 one is checked on its own.
 */
export function isPublicAddress(text: string): boolean {
  const address = parse(text)
  if (!address || isCloudService(address) || address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}

/** Whether an IP address is one that an intranet or this machine assigns. */
export function isPrivateNetwork(text: string): boolean {
  const address = parse(text)
  if (!address || isCloudService(address)) return false
  return ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'].includes(address.range())
}

function isCloudService(address: Address): boolean {
  return cloudServices.some((range) => range[0].kind() === address.kind() && address.match(range))
}

function parse(text: string): Address | undefined {
  // The library also accepts `0x7f.1` and the like, which a connection would look up as a name.
  if (!isIP(text)) return undefined
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4' || !address.match(nat64)) return address
  return ipaddr.fromByteArray(address.toByteArray().slice(12))
}
