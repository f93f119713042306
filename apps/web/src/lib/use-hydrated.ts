import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and while it is hydrated, true from then on: for what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
