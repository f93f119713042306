import type { QueryClient } from '@tanstack/react-query'
import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { siteAddress } from '#config/env.ts'
import { embedOf } from './embed-of.ts'
import { readVideos } from './read-videos.ts'
import { feedQuery } from './use-feeds.ts'
import { type VideoPage, watchPath } from './video-pages.ts'

export { watchPath }

/** Every video's page, from the feeds that the page has and those that it loads now. */
export const loadVideos = (client: QueryClient) =>
  readVideos((feed) => client.ensureQueryData(feedQuery(feed)))

/**
 * A video's page. For one of our own, such as a film's trailer, the page of the feed's video with the same title.
 * Undefined if there is none.
 */
export async function findPage(client: QueryClient, item: VideoItem): Promise<VideoPage | undefined> {
  const { pages } = await loadVideos(client)
  return pages.find((page) =>
    item.feed === '' ? page.item.title === item.title : page.key === videoKey(item),
  )
}

/** How a video is shared: the address of its page, and how other sites show it. Undefined for one that is in no feed. */
export async function sharedPage(client: QueryClient, item: VideoItem) {
  const page = await findPage(client, item)
  return page && { url: siteAddress(watchPath(page)), embed: embedOf(page) }
}
