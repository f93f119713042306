import { Input, SearchIcon } from '@two-pastors/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { part } from '#lib/part.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

const suggestionsPart = part(() => import('#features/search/search-suggestions.tsx'))

/** The ARIA state of the field while its suggestions are closed. Only once hydrated: without JavaScript there are none. */
const closedCombobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/**
 * Opens /search with the term; does nothing if it is blank. Suggests pages as the visitor types. With `replace`, the results
 * take the place of this entry in the history.
 */
export function SearchForm({ className, replace = false }: { className?: string; replace?: boolean }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState(false)
  const { module: suggestions, failed } = suggestionsPart.use(wanted)
  // After a failed download, the next focus tries again.
  if (failed && wanted) setWanted(false)

  // The visitor may have focused it before React was ready.
  useEffect(() => setWanted(document.activeElement === field.current), [])

  const clear = () => field.current?.form?.reset()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = field.current?.value.trim()
    if (!term) return
    navigate(`/search?q=${encodeURIComponent(term)}`, { replace })
    clear()
  }

  // The field is uncontrolled, so that text typed before hydration stays. Without JavaScript, `action` opens /search?q=…
  return (
    <search className={className}>
      <form action="/search" onSubmit={submit} className="relative">
        <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-tp-muted" />
        <Input
          ref={field}
          type="search"
          name="q"
          aria-label="Search content"
          placeholder="Search content..."
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setWanted(true)}
          className="ps-10"
          {...(isHydrated && closedCombobox)}
        />
        {suggestions && <suggestions.SearchSuggestions field={field} replace={replace} onChoose={clear} />}
      </form>
    </search>
  )
}
