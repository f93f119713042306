import { networkOf } from '../sign-up/network.ts'

/** Whether a caller may report this many more events. */
export type Limit = (caller: string, count: number) => boolean

/**
 * Limits how many events a network may report per time window. The limit is high, because a full theater shares one address.
 * Kept only in this instance's memory and only for the window: a table of networks would be a record of who visited.
 */
export function createLimit(most = 5000, windowMs = 10 * 60_000): Limit {
  const counts = new Map<string, number>()
  return (caller, count) => {
    if (counts.size === 0) setTimeout(() => counts.clear(), windowMs)
    const network = networkOf(caller)
    const total = (counts.get(network) ?? 0) + count
    counts.set(network, total)
    return total <= most
  }
}
