import { findVideoPage, type VideoPage } from './video-pages.ts'

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
