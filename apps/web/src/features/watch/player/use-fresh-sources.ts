import { useQueryClient } from '@tanstack/react-query'
import { findVideo, type VideoItem, videoKey } from '@two-pastors/feeds'
import { feedQuery } from '../use-feeds.ts'
import { sourcesOf } from './sources.ts'

/**
 * Asks the feed for a video's addresses once more, past what is kept: those of some feeds are signed and expire, and a built
 * page holds yesterday's.
 */
export function useFreshSources(item: VideoItem) {
  const client = useQueryClient()
  const feed = Number(item.feed)
  // The site's own videos are in no feed.
  if (item.feed === '' || Number.isNaN(feed)) return undefined
  return async () => {
    const { items } = await client.fetchQuery({ ...feedQuery(feed), staleTime: 0, retry: false })
    const found = findVideo(items, videoKey(item))
    return found && sourcesOf(found)
  }
}
