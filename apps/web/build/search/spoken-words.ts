import type { SpokenWords } from '../../src/features/search/entry.ts'
import { type VideoPage, watchPath } from '../../src/features/watch/video-pages.ts'
import type { Transcripts } from '../prerender/watch-pages.ts'

/** The maximum number of lines to search: browsers load and index all of them (docs/decisions/0032-search.md). */
const MAX_LINES = 10_000

/** The transcripts of videos, newest first, up to `most` lines. If videos share their captions, only the newest counts. */
export function spokenWords(videos: VideoPage[], transcripts: Transcripts, most = MAX_LINES): SpokenWords[] {
  const newestFirst = videos.toSorted((a, b) =>
    (b.item.releaseDate ?? '').localeCompare(a.item.releaseDate ?? ''),
  )
  const words: SpokenWords[] = []
  const seen = new Set<string | null>()
  let left = most
  for (const video of newestFirst) {
    const cues = transcripts.get(video.transcript) ?? []
    if (cues.length === 0 || seen.has(video.transcript)) continue
    seen.add(video.transcript)
    left -= cues.length
    if (left < 0) break
    words.push({
      path: watchPath(video),
      title: video.item.title,
      lines: cues.map(({ start, text }) => [Math.floor(start), text]),
    })
  }
  return words
}
