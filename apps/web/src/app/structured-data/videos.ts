import type { Clip, VideoObject } from 'schema-dts'
import { embedPath } from '#features/embed/embed-code.ts'
import { chaptersOf, momentsOf } from '#features/watch/moments.ts'
import { type VideoPage, watchPath } from '#features/watch/video-pages.ts'
import { absolute, type Identified, idOf } from './address.ts'
import { author } from './site.ts'

type VideoFacts = {
  video: VideoPage
  description: string
  /** Path of a picture for a video without a thumbnail. */
  image: string
  /** The transcript of the video, if it is known. */
  transcript?: string | undefined
}

/** A video of the feeds; undefined without an upload date, which Google requires. */
export function videoThing(facts: VideoFacts): Identified<VideoObject> | undefined {
  const { video, description, image, transcript } = facts
  const { item } = video
  if (!item.releaseDate || !item.videoUrl) return undefined
  const path = watchPath(video)
  const clips = clipsOf(video)
  return {
    '@type': 'VideoObject',
    '@id': idOf(path, 'video'),
    url: absolute(path),
    name: item.title,
    description,
    thumbnailUrl: absolute(item.image ?? image),
    uploadDate: item.releaseDate,
    contentUrl: absolute(item.videoUrl),
    embedUrl: absolute(embedPath(video.slug)),
    ...(item.seconds && { duration: `PT${item.seconds}S` }),
    ...(item.tags.length > 0 && { keywords: item.tags.join(', ') }),
    ...(transcript && { transcript }),
    ...(clips.length > 0 && { hasPart: clips }),
    publisher: author,
    inLanguage: 'en',
  }
}

/** Chapters and moments, which search engines show under a video. Google wants each to start at a different second. */
function clipsOf(video: VideoPage): Clip[] {
  const { slug, item } = video
  const parts = new Map([...momentsOf(slug), ...chaptersOf(video)].map(({ at, title }) => [at, title]))
  const starts = [...parts.keys()].toSorted((a, b) => a - b)
  return starts.map((at, index) => {
    const end = starts[index + 1] ?? item.seconds
    return {
      '@type': 'Clip',
      name: parts.get(at) ?? item.title,
      startOffset: at,
      ...(end && end > at && { endOffset: end }),
      url: `${absolute(watchPath({ slug }))}?t=${at}`,
    }
  })
}
