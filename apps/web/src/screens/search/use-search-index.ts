import type { VideoItem } from '@two-pastors/feeds'
import { useMemo } from 'react'
import { indexOf, type SearchIndex } from './search-items.ts'

/** The index of all lists once they are loaded, made again when one of them changes; null until then. */
export function useSearchIndex(lists: VideoItem[][], loading: boolean): SearchIndex | null {
  // The outer list is new at every render, the lists in it are not.
  return useMemo(() => (loading ? null : indexOf(lists)), [loading, ...lists])
}
