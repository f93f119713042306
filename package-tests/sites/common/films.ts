import { formatDuration, parseFeed } from '@two-pastors/feeds'
import feed from './feed.json'

/** The feed of our films. Its last entry has no title and is dropped. */
export const { items: films, dropped } = parseFeed(feed, { host: '' })

const seconds = feed.shortFormVideos.reduce((sum, { content }) => sum + (content?.duration ?? 0), 0)

/** The total running time, such as `13:19`. */
export const playingTime = formatDuration(seconds)
