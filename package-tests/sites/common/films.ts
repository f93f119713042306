import { formatDuration, parseFeed } from '@two-pastors/feeds'
import feed from './feed.json'

/** Films from a feed. The last entry has no title and is skipped. */
export const { items: films, dropped } = parseFeed(feed, { host: '' })

const seconds = feed.shortFormVideos.reduce((sum, { content }) => sum + (content?.duration ?? 0), 0)

/** The total running time, such as `13:19`. */
export const playingTime = formatDuration(seconds)
