import type { MediaLayout } from '@two-pastors/ui'

export type HomeRow = { feed: number; heading: string; layout: MediaLayout; hiddenWhenEmpty?: boolean }

/** The rows of the home page, top to bottom, and the feed that fills each. */
export const homeRows: HomeRow[] = [
  { feed: 747, heading: 'Trailers', layout: 'portrait' },
  { feed: 748, heading: 'Two Pastors, Popcorn and a Movie Podcast', layout: 'wide' },
  { feed: 749, heading: 'Sharing Movies Worthy Podcast', layout: 'wide' },
  { feed: 751, heading: 'Red Carpet Events', layout: 'wide', hiddenWhenEmpty: true },
  { feed: 750, heading: 'Shorts', layout: 'tall' },
]
