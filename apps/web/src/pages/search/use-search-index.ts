import { inSlices, type VideoItem } from '@two-pastors/feeds'
import { useEffect, useState } from 'react'
import { indexOf, type SearchIndex } from './search-items.ts'

/** The index of all lists, made in slices once they are loaded, and anew when one of them changes; null until then. */
export function useSearchIndex(lists: VideoItem[][], loading: boolean): SearchIndex | null {
  const [index, setIndex] = useState<SearchIndex | null>(null)
  useEffect(() => {
    if (loading) return
    const controller = new AbortController()
    inSlices(indexOf(lists), controller.signal).then(
      (made) => controller.signal.aborted || setIndex(made),
      () => {}, // Only the abort: a newer list is on its way into an index of its own.
    )
    return () => controller.abort()
    // The outer list is new at every render, the lists in it are not.
  }, [loading, ...lists])
  return index
}
