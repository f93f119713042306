import { useSyncExternalStore } from 'react'
import type { Family } from './family.ts'
import { parseFamily } from './parse-family.ts'

const KEY = 'family'

/** What storage did not accept: such a family lasts until the visitor leaves. Undefined while storage is up to date. */
let unsaved: string | null | undefined
const listeners = new Set<() => void>()

/** The stored family as JSON; null if there is none, or storage is blocked. */
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

/** Stores a family on this device, or removes it. Returns false if it only lasts for this visit. */
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

/** Full storage still has the previous family, whose answers would be used on the next visit. */
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

/** The stored family as JSON; null while hydrating, like in the prerendered page. */
export const useStoredFamily = () => useSyncExternalStore(subscribe, storedFamily, () => null)
