import type { VideoItem } from './types.ts'

type VideoId = Pick<VideoItem, 'feed' | 'id'>

/**
 * Names a video across feeds: ids are unique only within one. For addresses (`?watch=747-000003`), React keys, storage.
 * Any two videos have different keys; a video that belongs to no feed (`feed: ''`) has its id for a key.
 *
 * The key may hold any character of the feed's ids: encode it for an address, as `URLSearchParams` does.
 *
 * @example
 * ```ts
 * videoKey({ feed: '747', id: '000003' }) // '747-000003'
 * ```
 */
export function videoKey({ feed, id }: VideoId): string {
  // Split at the first hyphen: the feed's part can't contain one.
  return feed === '' ? id : `${feed.replaceAll('%', '%25').replaceAll('-', '%2D')}-${id}`
}

/**
 * Finds the video with this key. An id without its feed, as in older addresses, finds the first video with that id.
 *
 * @example
 * ```ts
 * const watched = new URLSearchParams(location.search).get('watch')
 * const item = watched === null ? undefined : findVideo(items, watched)
 * ```
 */
export function findVideo<Video extends VideoId>(videos: readonly Video[], key: string): Video | undefined {
  return videos.find((video) => videoKey(video) === key) ?? videos.find(({ id }) => id === key)
}
