import type { VideoItem } from '@two-pastors/feeds'
import type { RowItems } from './video-pages.ts'
import type { WatchRow } from './watch-rows.ts'

/** Videos and rows for tests. */
export const testRow = (feed: number): WatchRow => ({
  feed,
  heading: `Row ${feed}`,
  label: 'Video',
  layout: 'wide',
  page: '/',
})

export function testVideo(
  feed: number,
  id: string,
  title: string,
  fields: Partial<VideoItem> = {},
): VideoItem {
  const source = { url: `/${id}.mp4`, type: 'video/mp4' as const, quality: null }
  return {
    id,
    feed: String(feed),
    title,
    image: null,
    tags: [],
    genre: 'Video',
    seconds: 60,
    duration: '1:00',
    videoUrl: source.url,
    description: '',
    sources: [source],
    captions: [],
    chapters: [],
    releaseDate: null,
    ...fields,
  }
}

/** The feeds that hold the videos, in the order of their first one. */
export const testFeeds = (...items: VideoItem[]): RowItems[] =>
  [...new Set(items.map(({ feed }) => Number(feed)))].map((feed) => ({
    row: testRow(feed),
    items: items.filter((item) => item.feed === String(feed)),
  }))
