import { nativeTracks } from '@two-pastors/ui/start-video'
import { feedReader, readVideos } from '#features/watch/read-videos.ts'
import { findVideoPage, watchPath } from '#features/watch/video-pages.ts'

/** A video's current addresses in the feeds: some are signed and expire. */
export async function freshSources(name: string): Promise<{ url: string; type: string }[]> {
  const { pages } = await readVideos(feedReader())
  return (findVideoPage(pages, name)?.item.sources ?? []).map(({ url, type }) => ({
    url: new URL(url, location.href).href,
    type,
  }))
}

/** Finds a video in the feeds and fills the page with it. Undefined if no feed has it; throws if a feed can't be loaded. */
export async function findVideo(name: string): Promise<HTMLVideoElement | undefined> {
  const { pages, missing } = await readVideos(feedReader())
  const found = findVideoPage(pages, name)
  if (!found && missing.length > 0) throw new Error(`No feed that could be read has the video ${name}`)
  if (!found) return undefined
  const { item } = found

  const video = document.createElement('video')
  video.controls = true
  video.preload = 'none'
  video.playsInline = true
  if (item.image) video.poster = item.image
  video.ariaLabel = item.title
  for (const { url, type } of item.sources) {
    video.append(Object.assign(document.createElement('source'), { src: url, type }))
  }
  for (const { url, language, kind, label } of nativeTracks(item.captions)) {
    const track = { src: url, srclang: language, kind, label }
    video.append(Object.assign(document.createElement('track'), track))
  }
  document.getElementById('player')?.prepend(video)
  document.title = item.title
  const link = document.querySelector<HTMLAnchorElement>('#title a')
  if (link) {
    link.textContent = item.title
    link.href = new URL(watchPath(found), link.href).href
  }
  return video
}
