import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and hydrating, true afterward: for values that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
