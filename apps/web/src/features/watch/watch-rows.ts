import type { MediaLayout } from '@two-pastors/ui'
import homeRows from '#content/home-rows.yaml'
import mercyShips from '#content/pages/mercy-ships.yaml'
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
  { ...mercyShips.row, label: 'Trailer', layout: 'wide', page: '/mercy-ships' },
]
