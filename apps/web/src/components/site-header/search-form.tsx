import { Input, SearchIcon } from '@two-pastors/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Takes a term to /search; a blank one does nothing. `onSearch` is told when it went. */
export function SearchForm({ className, onSearch }: { className?: string; onSearch?: () => void }) {
  const navigate = useNavigate()
  const [term, setTerm] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const trimmed = term.trim()
    if (!trimmed) return
    navigate(`/search?q=${encodeURIComponent(trimmed)}`)
    setTerm('')
    onSearch?.()
  }

  // Without JavaScript the browser itself sends it to /search?q=…
  return (
    <search className={className}>
      <form action="/search" onSubmit={submit} className="relative">
        <SearchIcon className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
        <Input
          type="search"
          name="q"
          aria-label="Search content"
          placeholder="Search content..."
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          className="rounded-full ps-10"
        />
      </form>
    </search>
  )
}
