import { queryOptions } from '@tanstack/react-query'
import { feedUrl } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { part } from '#lib/part.ts'
import { findVideoPage, type VideoPage } from './video-pages.ts'
import { watchRows } from './watch-rows.ts'

// With the client of the feeds, which a prerendered page doesn't need.
const findPagePart = part(() => import('./find-page.ts'))

/** How many other videos of its row a page shows. */
const MORE = 12

/** What a card or link needs to know of a video. */
export type VideoLink = Pick<VideoPage, 'slug'> &
  Pick<VideoPage['item'], 'title' | 'image' | 'genre' | 'duration'>

/** What a video's page shows. Limited, however long the row is: the build embeds it in the page's HTML. */
export type Watch = {
  video: VideoPage
  /** Others of its row: those after it, then those from the start. */
  more: VideoLink[]
  /** The one before it in its row. */
  previous: VideoLink | null
}

/** The page at `/watch/{name}`; null if there is none. */
export function watchOf(pages: VideoPage[], name: string): Watch | null {
  const video = findVideoPage(pages, name)
  if (!video) return null
  const row = pages.filter(({ row }) => row.feed === video.row.feed)
  const at = row.indexOf(video)
  const before = row[at - 1]
  return {
    video,
    more: [...row.slice(at + 1, at + 1 + MORE), ...row.slice(0, at)].slice(0, MORE).map(linkOf),
    previous: before ? linkOf(before) : null,
  }
}

const linkOf = ({ slug, item: { title, image, genre, duration } }: VideoPage): VideoLink => ({
  slug,
  title,
  image,
  genre,
  duration,
})

/** The URLs of the feeds that may have a page's video. */
export const watchUrls = watchRows.map(({ feed }) => feedUrl(env.feedHost, feed))

/** What a video's page shows; null if no feed has the video. */
export const watchQuery = (slug: string) =>
  queryOptions({
    queryKey: ['watch', slug],
    queryFn: async ({ client }): Promise<Watch | null> => {
      const { loadVideos } = await findPagePart.load()
      const { pages, missing } = await loadVideos(client)
      const watch = watchOf(pages, slug)
      if (!watch && missing.length > 0) throw new Error(`No feed that could be read has the video ${slug}`)
      return watch
    },
    // feedQuery already retries.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
