import type { QueryClient } from '@tanstack/react-query'
import { type VideoItem, videoKey } from '@two-pastors/feeds'
import { watchPath } from './video-pages.ts'
import { videoPagesPart } from './video-pages-part.ts'

/** How long the feeds may take in ms, before a visitor who wants to share a video gets another address. */
const PATIENCE = 1500

/**
 * The path that a video is shared by: of its page or, for one that is in no feed, of this page with the video open. So it is
 * if a feed that names the pages takes too long.
 */
export async function sharedPath(client: QueryClient, item: VideoItem): Promise<string> {
  const key = videoKey(item)
  const page = item.feed === '' ? undefined : await Promise.race([findPage(client, key), timeout()])
  return page ? watchPath(page) : `${location.pathname}?${new URLSearchParams({ watch: key })}`
}

async function findPage(client: QueryClient, key: string) {
  const { loadVideoPages } = await videoPagesPart.load()
  const { pages } = await loadVideoPages(client)
  return pages.find((candidate) => candidate.key === key)
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
