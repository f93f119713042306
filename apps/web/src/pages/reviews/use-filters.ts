import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  isFiltered,
  readCompared,
  readFilters,
  toggleCompared,
  withParam,
} from '#features/reviews/filters.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

const NOTHING = new URLSearchParams()

/** The filters and the comparison, which are in the address. */
export function useFilters() {
  const [address, setAddress] = useSearchParams()
  // The page is prerendered without a query.
  const params = useHydrated() ? address : NOTHING
  const filters = readFilters(params)
  const compared = readCompared(params)
  // The address is still the old one if two filters change before the router has arrived at the first.
  const wanted = useRef(address)
  useEffect(() => {
    wanted.current = address
  }, [address])
  const change = (next: URLSearchParams) => {
    wanted.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return {
    filters,
    filtered: isFiltered(filters),
    compared,
    setFilter: (name: string, value: string) => change(withParam(wanted.current, name, value)),
    toggle: (id: string) => {
      const ids = toggleCompared(readCompared(wanted.current), id)
      change(withParam(wanted.current, 'compare', ids.join(',')))
    },
    /** Removes every filter; the comparison stays. */
    reset: () => change(withParam(NOTHING, 'compare', compared.join(','))),
  }
}
