import type { VideoItem } from '@two-pastors/feeds'
import type { Phase } from '#model/phases.ts'
import type { SectionName, SectionWords, WholeFilm } from '#model/schemas.ts'

/** The videos of a film's page. */
export type FilmVideos = {
  trailer: VideoItem | null
  /** The trailer with audio description. */
  described: VideoItem | null
  clips: VideoItem[]
  /** The videos of its rows, by feed. */
  feeds: Map<number, VideoItem[]>
  /** Whether feeds are still loading. */
  loading: boolean
}

/** The props of every section of a film's page. One without content renders nothing. */
export type SectionProps<Name extends SectionName = SectionName> = {
  film: WholeFilm
  words: SectionWords<Name>
  phase: Phase
  videos: FilmVideos
  /** Whether this is the page for leaders. */
  forLeaders: boolean
}
