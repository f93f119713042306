import { lookup as systemLookup } from 'node:dns/promises'
import type { AddressRule } from '../allow-list.ts'
import { isPrivateNetwork, isPublicAddress } from './public-address.ts'

/** All IP addresses of a host name. */
export type Lookup = (name: string) => Promise<string[]>

export type ResolveOptions = {
  /** Addresses that are known to be on a private network, such as a blog on an intranet. None by default. */
  allowPrivate?: AddressRule
  /** The system's resolver by default. */
  lookup?: Lookup
}

/** A host at an address that must not be fetched. The message is for the log. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

/**
 * Resolves the host of an address.
 * @throws ForbiddenAddress when any of its IP addresses is not public
 */
export async function resolvePublic(url: URL, options: ResolveOptions): Promise<void> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await (options.lookup ?? lookup)(name)
  const isPrivateAllowed = options.allowPrivate?.(url) ?? false
  const forbidden = addresses.find(
    (address) => !isPublicAddress(address) && !(isPrivateAllowed && isPrivateNetwork(address)),
  )
  if (forbidden) throw new ForbiddenAddress(`${name} is at ${forbidden}, which is not public`)
  if (addresses.length === 0) throw new Error(`${name} has no address`)
}

async function lookup(name: string): Promise<string[]> {
  return (await systemLookup(name, { all: true })).map(({ address }) => address)
}
