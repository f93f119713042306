import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'

/** Typing rests so long before the address follows, in ms: Safari refuses more than 100 changes in half a minute. */
const REST = 300

/** The term in the address (`?q=`) and in the field, each following the other. */
export function useSearchTerm() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const q = hydrated ? (new URLSearchParams(search).get('q') ?? '') : null

  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)

  const showTerm = useEffectEvent((term: string) => {
    clearTimeout(timer.current)
    const early = isFirst.current && field.current?.value
    isFirst.current = false
    // What was typed before the app was there is newer than the address.
    if (early) return onInput(early)
    setTyped(null)
    if (field.current && field.current.value.trim() !== term.trim()) field.current.value = term
  })
  // A new address, as from the header's search or Back, replaces what was typed here.
  useEffect(() => {
    if (q !== null) showTerm(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  function follow(term: string) {
    clearTimeout(timer.current)
    const params = new URLSearchParams(location.search)
    params.set('q', term.trim())
    navigate({ search: params.toString() }, { replace: true })
  }

  function onInput(term: string) {
    setTyped(term)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => follow(term), REST)
  }

  return {
    field,
    /** Null while the page is hydrated: only the browser knows the address. */
    term: typed ?? q,
    onInput,
    onSubmit: () => follow(field.current?.value ?? ''),
  }
}
