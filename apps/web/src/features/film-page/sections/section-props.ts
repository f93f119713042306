import type { VideoItem } from '@two-pastors/feeds'
import type { Phase } from '#model/phases.ts'
import type { SectionName, SectionWords, WholeFilm } from '#model/schemas.ts'

/** The videos of a film's page. */
export type FilmVideos = {
  trailer: VideoItem | null
  /** The trailer with a voice that says what is seen. */
  described: VideoItem | null
  clips: VideoItem[]
  /** Those of its rows, by feed. */
  feeds: Map<number, VideoItem[]>
  /** Whether feeds are still loading. */
  loading: boolean
}

/** What every section of a film's page gets. One without content renders nothing. */
export type SectionProps<Name extends SectionName = SectionName> = {
  film: WholeFilm
  words: SectionWords<Name>
  phase: Phase
  videos: FilmVideos
  /** Whether it stands on the page for leaders. */
  forLeaders: boolean
}
