import { queryOptions } from '@tanstack/react-query'
import { feedUrl } from '@two-pastors/feeds'
import { env } from '#config/env.ts'
import { videoPagesPart } from './video-pages-part.ts'
import { type Watch, watchOf } from './watch.ts'
import { watchRows } from './watch-rows.ts'

/** The URLs of the feeds that may have a page's video. */
export const watchUrls = watchRows.map(({ feed }) => feedUrl(env.feedHost, feed))

/** What a video's page shows; null if no feed has the video. */
export const watchQuery = (slug: string) =>
  queryOptions({
    queryKey: ['watch', slug],
    queryFn: async ({ client }): Promise<Watch | null> => {
      const { loadVideoPages } = await videoPagesPart.load()
      const { pages, complete } = await loadVideoPages(client)
      const watch = watchOf(pages, slug)
      if (!watch && !complete) throw new Error(`No feed that could be read has the video ${slug}`)
      return watch
    },
    // feedQuery already retries.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
