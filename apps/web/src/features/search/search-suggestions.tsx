import { useQuery } from '@tanstack/react-query'
import { Combobox, ComboboxOption } from '@two-pastors/ui/combobox'
import { type RefObject, useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { best } from './find.ts'
import { Highlighted } from './highlighted.tsx'
import { HitLink } from './hit-link.tsx'
import { siteIndexQuery, spokenIndexQuery } from './search-queries.ts'

const MAX_HITS = 7

type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  /** Whether what is followed takes the place of this entry in the history. */
  replace: boolean
  /** Called when a suggestion is followed. */
  onChoose: () => void
}

/** Suggests pages that match the text of a search field as the visitor types. */
export function SearchSuggestions({ field, replace, onChoose }: SearchSuggestionsProps) {
  const { data: find } = useQuery(siteIndexQuery)
  const text = useDeferredValue(useFieldText(field))
  const hits = useMemo(() => (find ? best(find, text).slice(0, MAX_HITS) : []), [find, text])
  // Say nothing about a term until everything has loaded that its results page would have.
  const isMissing = find !== undefined && text.trim() !== '' && hits.length === 0
  const { data: spoken } = useQuery({ ...spokenIndexQuery, enabled: isMissing })
  const isNowhere = useMemo(
    () => isMissing && spoken !== undefined && best(spoken, text).length === 0,
    [isMissing, spoken, text],
  )

  return (
    <Combobox
      field={field}
      aria-label="Suggestions"
      empty={isNowhere ? `Nothing found for “${text.trim()}”.` : undefined}
      className="max-h-[min(28rem,75dvh)] @5xl:start-auto @5xl:w-96"
    >
      {hits.map(({ path, title, label, found }) => (
        <ComboboxOption
          key={`${path} ${title}`}
          asChild
          // The arrow of a new tab is next to both lines.
          className="grid grid-cols-[minmax(0,1fr)_auto] content-center [&>span]:col-start-1 [&>svg]:col-start-2 [&>svg]:row-span-2 [&>svg]:row-start-1 [&>svg]:self-center"
        >
          <HitLink to={path} replace={replace} onClick={onChoose}>
            <span className="leading-snug">
              <Highlighted text={title} found={found} />
            </span>
            <span className="text-sm text-tp-muted">{label}</span>
          </HitLink>
        </ComboboxOption>
      ))}
    </Combobox>
  )
}

/** The text of an uncontrolled field. */
function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const input = field.current
      const form = input?.form
      // The field is cleared after its event.
      const onReset = () => queueMicrotask(onChange)
      input?.addEventListener('input', onChange)
      form?.addEventListener('reset', onReset)
      return () => {
        input?.removeEventListener('input', onChange)
        form?.removeEventListener('reset', onReset)
      }
    },
    [field],
  )
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => '',
  )
}
