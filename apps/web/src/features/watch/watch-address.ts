import type { QueryClient } from '@tanstack/react-query'
import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { embedOf } from './embed-of.ts'
import { type VideoPage, watchPath } from './video-pages.ts'
import { videoPagesPart } from './video-pages-part.ts'

export { watchPath }

/** How long the feeds may take in ms, before a visitor who wants to share a video gets another address. */
const PATIENCE = 1500

/** The page of a video; of one of ours, such as a film's trailer, that of the video with its title in a feed. Undefined without one. */
export async function findPage(client: QueryClient, item: VideoItem): Promise<VideoPage | undefined> {
  const { loadVideoPages } = await videoPagesPart.load()
  const { pages } = await loadVideoPages(client)
  return pages.find((page) =>
    item.feed === '' ? page.item.title === item.title : page.key === videoKey(item),
  )
}

/**
 * How a video is shared: the path of its page, and how other sites show it. One that is in no feed has the path of this page with
 * the video open, and no other site shows it. So it is if a feed that names the pages takes too long.
 */
export async function sharedPage(client: QueryClient, item: VideoItem) {
  const page = await Promise.race([findPage(client, item), timeout()])
  const here = `${location.pathname}?${new URLSearchParams({ watch: videoKey(item) })}`
  return { embed: page && embedOf(page), path: page ? watchPath(page) : here }
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
