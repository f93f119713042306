import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'

/** How long typing has to pause before the URL updates. Safari allows at most 100 updates in 30 seconds. */
const DEBOUNCE_MS = 300

/** The search term, kept in sync between the URL (`?q=`) and the field. */
export function useSearchTerm() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const q = hydrated ? (new URLSearchParams(search).get('q') ?? '') : null

  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  /** The term that this field last wrote to the URL, until the URL has it. */
  const updated = useRef<string>(undefined)

  const showTerm = useEffectEvent((term: string) => {
    // The field may have more text by now than when it updated the URL.
    if (updated.current === term) {
      updated.current = undefined
      return
    }
    clearTimeout(timer.current)
    const early = isFirst.current && field.current?.value
    isFirst.current = false
    // Text typed before hydration is newer than the URL.
    if (early) return onInput(early)
    setTyped(null)
    if (field.current && field.current.value.trim() !== term.trim()) field.current.value = term
  })
  // A new URL, for example from the header's search or Back, replaces the typed text.
  useEffect(() => {
    if (q !== null) showTerm(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  function updateUrl(term: string) {
    clearTimeout(timer.current)
    // The visitor has followed a link whose page is still loading.
    if (location.pathname !== pathname) return
    const params = new URLSearchParams(location.search)
    params.set('q', term.trim())
    if (term.trim() !== q) updated.current = term.trim()
    navigate({ search: params.toString() }, { replace: true })
  }

  function onInput(term: string) {
    setTyped(term)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => updateUrl(term), DEBOUNCE_MS)
  }

  return {
    field,
    /** Null until hydrated, because prerendering doesn't know the URL's query. */
    term: typed ?? q,
    onInput,
    onSubmit: () => updateUrl(field.current?.value ?? ''),
  }
}
