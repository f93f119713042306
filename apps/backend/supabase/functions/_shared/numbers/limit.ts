import { networkOf } from '../sign-up/network.ts'

/** Whether a caller may tell of so many things more. */
export type Limit = (caller: string, count: number) => boolean

/**
 * Limits what a network may tell in a window of time. A full theater is behind one address, hence so many. In this
 * instance's memory alone, and forgotten with the window: a table of networks would be a record of who visited.
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
