import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'
import { isFiltered, readCompared, readFilters, toggleCompared, withParam } from './filters.ts'

const NOTHING = new URLSearchParams()

/** The compared ids since the document was loaded. They carry over to other pages, whose URLs get them too. */
let chosen: string[] | undefined

/** The filters and the comparison, which are stored in the URL. */
export function useFilters() {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  // The page is prerendered without a query.
  const params = useHydrated() ? address : NOTHING
  const filters = readFilters(params)
  const compared = chosen ?? readCompared(params)
  // If two filters change quickly, the router's address doesn't have the first change yet.
  const wanted = useRef(address)
  useEffect(() => {
    wanted.current = address
  }, [address])
  const change = (next: URLSearchParams) => {
    wanted.current = next
    // The comparison stays open while it isn't empty.
    setAddress(next, { replace: true, preventScrollReset: true, state: next.has('compare') ? state : null })
  }
  const arrive = useEffectEvent(() => {
    const named = readCompared(address)
    if (chosen === undefined && named.length > 0) chosen = named
    if (chosen && chosen.join() !== named.join()) change(withParam(address, 'compare', chosen.join(',')))
  })
  // Also in an entry of the history that is older than the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address itself.
  useEffect(() => arrive(), [address])
  return {
    filters,
    filtered: isFiltered(filters),
    compared,
    setFilter: (name: string, value: string) => change(withParam(wanted.current, name, value)),
    toggle: (id: string) => {
      chosen = toggleCompared(chosen ?? readCompared(wanted.current), id)
      change(withParam(wanted.current, 'compare', chosen.join(',')))
    },
    /** Removes every filter; the comparison stays. */
    reset: () => change(withParam(NOTHING, 'compare', compared.join(','))),
  }
}
