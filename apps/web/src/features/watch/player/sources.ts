import type { VideoItem } from '@two-pastors/feeds'

/** Labels for the quality names in Roku's feed format. */
const QUALITIES = { SD: '480p', HD: '720p', FHD: '1080p', UHD: '4K' }

/** A video's sources in the player's format. */
export const sourcesOf = ({ sources }: VideoItem) =>
  sources.map((source) => ({ ...source, quality: source.quality && QUALITIES[source.quality] }))
