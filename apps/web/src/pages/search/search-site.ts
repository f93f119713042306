import type { VideoItem } from '@two-pastors/feeds'
import type { Find, Hit, SpokenLine } from '#features/search/find.ts'
import { plain } from '#features/search/words.ts'
import { searchItems, type VideoIndex } from './search-items.ts'

/** The sources to search; those that haven't loaded are missing. */
export type Searched = {
  videos: VideoIndex | undefined
  site: Find<Hit> | undefined
  spoken: Find<SpokenLine> | undefined
}

export type Results = {
  /** Videos from the feeds whose title, genre or description contains the term. */
  videos: VideoItem[]
  /** Everything else on the site. */
  hits: Hit[]
  lines: SpokenLine[]
  /** Whether nothing has the term itself, and these only come close. */
  isClose: boolean
}

const NOTHING: Results = { videos: [], hits: [], lines: [], isClose: false }

/** Everything on the site that matches a term. Results that only come close count if there are no others. */
export function searchSite({ videos, site, spoken }: Searched, term: string): Results {
  if (!term.trim()) return NOTHING
  const found = videos ? searchItems(videos, term) : []
  const titles = new Set(found.map(({ title }) => plain(title)))
  const exact = {
    videos: found,
    // The index also finds videos by their other tags; some may already be among the results.
    hits: (site?.exact(term) ?? []).filter(
      ({ kind, title }) => kind !== 'video' || !titles.has(plain(title)),
    ),
    lines: spoken?.exact(term) ?? [],
    isClose: false,
  }
  if (exact.videos.length + exact.hits.length + exact.lines.length > 0) return exact
  const hits = site?.close(term) ?? []
  // A line of a video comes close to too many terms.
  const lines = hits.length > 0 ? [] : (spoken?.close(term) ?? [])
  return { videos: [], hits, lines, isClose: hits.length + lines.length > 0 }
}
