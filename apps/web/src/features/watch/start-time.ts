import { useLocation } from 'react-router-dom'
import { parseTime } from '#lib/time.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

/** The position in an address: `?t=95` or `#t=95`. */
export const timeOf = ({ search, hash }: { search: string; hash: string }) =>
  parseTime(new URLSearchParams(search).get('t')) ?? parseTime(new URLSearchParams(hash.slice(1)).get('t'))

/** The position in the current address, in seconds. Null while hydrating, because the build doesn't know it. */
export function useStartTime(): number | null {
  const location = useLocation()
  return useHydrated() ? timeOf(location) : null
}
