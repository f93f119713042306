import type { MediaLayout } from '@two-pastors/ui'
import { filmOutlines } from '#config/film-outlines.ts'
import homeRows from '#content/home-rows.yaml'

/** A row of videos. */
export type WatchRow = {
  feed: number
  heading: string
  /** What one of its videos is called: 'Trailer'. */
  label: string
  layout: MediaLayout
  /** Path of the page that shows the row. */
  page: string
  /** Name of the podcast that it is. */
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
    podcast,
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
