import type { MediaLayout } from '@two-pastors/ui'
import { filmOutlines } from '#config/film-outlines.ts'
import homeRows from '#content/home-rows.yaml'
import { podcastPath } from './podcast-path.ts'

/** A row of videos. */
export type WatchRow = {
  feed: number
  heading: string
  /** What one of its videos is called: 'Trailer'. */
  label: string
  layout: MediaLayout
  /** Path of the page that shows the row. */
  page: string
  /** Address of its podcast feed. */
  podcast?: string | undefined
}

/** Every row of the site whose videos have a page of their own. */
export const watchRows: WatchRow[] = [
  ...homeRows.map(({ feed, heading, label = heading, layout, podcast }) => ({
    feed,
    heading,
    label,
    layout,
    page: '/',
    podcast: podcast && podcastPath(podcast),
  })),
  ...filmOutlines.flatMap(({ address, rows }) =>
    rows
      .filter(({ feed }) => !homeRows.some((row) => row.feed === feed))
      .map(({ feed, heading, label = heading }) => ({
        feed,
        heading,
        label,
        layout: 'wide' as const,
        page: address,
      })),
  ),
]
