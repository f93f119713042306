import { useSyncExternalStore } from 'react'
import type { Family } from './family.ts'

const KEY = 'family'

/** Used while storage is blocked: the family lasts until the page is left. */
let unsaved: string | null = null
const listeners = new Set<() => void>()

/** The family as JSON, from this device's storage; null if there is none. */
function storedFamily(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unsaved
  } catch {
    return unsaved
  }
}

/** Keeps a family on this device, or forgets it. Returns false if it lasts for this visit only. */
export function storeFamily(family: Family | null): boolean {
  const json = family && JSON.stringify(family)
  let saved = true
  try {
    if (json === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, json)
    unsaved = null
  } catch {
    unsaved = json
    saved = json === null
  }
  for (const listener of listeners) listener()
  return saved
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
