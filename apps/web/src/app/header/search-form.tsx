import { Input, SearchIcon } from '@two-pastors/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Opens /search with the term; does nothing if it is blank. Calls `onSearch` after it navigates. */
export function SearchForm({ className, onSearch }: { className?: string; onSearch?: () => void }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const term = String(new FormData(form).get('q')).trim()
    if (!term) return
    navigate(`/search?q=${encodeURIComponent(term)}`)
    form.reset()
    onSearch?.()
  }

  // The field is uncontrolled, so that text typed before hydration stays. Without JavaScript, `action` opens /search?q=…
  return (
    <search className={className}>
      <form action="/search" onSubmit={submit} className="relative">
        <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-tp-muted" />
        <Input
          type="search"
          name="q"
          aria-label="Search content"
          placeholder="Search content..."
          autoComplete="off"
          enterKeyHint="search"
          className="ps-10"
        />
      </form>
    </search>
  )
}
