import { useSyncExternalStore } from 'react'
import type { Family } from './family.ts'
import { parseFamily } from './parse-family.ts'

const KEY = 'family'

/** What storage would not take: the family lasts until the page is left. Undefined while storage has the latest. */
let unsaved: string | null | undefined
const listeners = new Set<() => void>()

/** The family as JSON, from this device's storage; null if there is none, or none that can be read. */
function storedFamily(): string | null {
  const stored = unsaved === undefined ? readStorage() : unsaved
  return parseFamily(stored) && stored
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Keeps a family on this device, or forgets it. Returns false if it lasts for this visit only. */
export function storeFamily(family: Family | null): boolean {
  const json = family && JSON.stringify(family)
  let saved = true
  try {
    if (json === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, json)
    unsaved = undefined
  } catch {
    unsaved = json
    saved = json === null
    forget()
  }
  for (const listener of listeners) listener()
  return saved
}

/** Storage that is full still has the previous family, whose answers would decide on the next visit. */
function forget() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Blocked storage has none.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has changed it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The stored family as JSON; null while hydrating, like the prerendered page. */
export const useStoredFamily = () => useSyncExternalStore(subscribe, storedFamily, () => null)
