import { createHash } from 'node:crypto'
import { type Chapter, cleanText } from '@two-pastors/feeds'
import { Feed } from 'feed'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'

/** An episode, with what the video feed doesn't say. */
export type Episode = {
  video: VideoPage
  /** Path or URL of the file. */
  file: string
  /** MIME type of the file. */
  type: string
  /** Its size in bytes; 0 if it is unknown. */
  bytes: number
  /** Path of its chapters; null if there are none. */
  chapters: string | null
}

export type Podcast = {
  title: string
  description: string
  category: string
  subcategory?: string | undefined
  /** Paths on the site. */
  path: string
  page: string
  cover: string
  author: { name: string; email: string }
  copyright: string
  siteUrl: string
  /** In the order of the row. */
  episodes: Episode[]
}

const PODCAST = 'https://podcastindex.org/namespace/1.0'

/** The library escapes texts, but in attributes only the quotation marks. */
const attributes = (values: Record<string, string>) => ({
  _attributes: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ]),
  ),
})

/**
 * A podcast as RSS 2.0, with the tags of Apple Podcasts and Podcasting 2.0.
 * https://help.apple.com/itc/podcasts_connect/#/itcb54353390, https://podcasting2.org/podcast-namespace
 */
export function podcastFeed(podcast: Podcast): string {
  const { title, description, author, siteUrl, episodes } = podcast
  const absolute = (path: string) => new URL(path, `${siteUrl}/`).href
  const address = absolute(podcast.path)
  const feed = new Feed({
    id: address,
    link: absolute(podcast.page),
    title,
    description,
    language: 'en',
    image: absolute(podcast.cover),
    copyright: podcast.copyright,
    // The newest episode's date, so that the same feed always builds the same file.
    updated: new Date(newestDate(episodes)),
    feedLinks: { rss: address },
    // With an e-mail address the library would write an owner without a name.
    author: { name: author.name },
    podcast: true,
  })
  const extension = (name: string, objects: Record<string, unknown>) => feed.addExtension({ name, objects })
  extension('itunes:image', attributes({ href: absolute(podcast.cover) }))
  extension('itunes:explicit', { _text: 'false' })
  extension('itunes:type', { _text: 'episodic' })
  extension('itunes:owner', {
    'itunes:name': { _text: author.name },
    'itunes:email': { _text: author.email },
  })
  extension('itunes:category', {
    ...attributes({ text: podcast.category }),
    ...(podcast.subcategory && { 'itunes:category': attributes({ text: podcast.subcategory }) }),
  })
  extension('podcast:guid', { _text: podcastGuid(address) })
  extension('podcast:medium', { _text: 'video' })
  extension('podcast:locked', { ...attributes({ owner: author.email }), _text: 'no' })

  for (const episode of episodes) addEpisode(feed, episode, absolute)
  return cleanText(feed.rss2()).replace('<rss ', `<rss xmlns:podcast="${PODCAST}" `)
}

/** Apple accepts no other pictures; an episode without one shows its podcast's. */
const APPLE_IMAGE = /\.(?:jpe?g|png)(?:[?#]|$)/i

function addEpisode(feed: Feed, episode: Episode, absolute: (path: string) => string): void {
  const { video, file, type, bytes, chapters } = episode
  const { slug, key, item, transcript } = video
  const image = item.image && APPLE_IMAGE.test(item.image) ? item.image : null
  const extensions = [
    { name: 'itunes:title', objects: { _text: item.title } },
    { name: 'itunes:explicit', objects: { _text: 'false' } },
    { name: 'itunes:episodeType', objects: { _text: 'full' } },
    ...(item.seconds ? [{ name: 'itunes:duration', objects: { _text: item.seconds } }] : []),
    ...(image ? [{ name: 'itunes:image', objects: attributes({ href: absolute(image) }) }] : []),
    ...(transcript
      ? [
          {
            name: 'podcast:transcript',
            objects: attributes({
              url: absolute(transcript),
              type: /\.srt(?:[?#]|$)/i.test(transcript) ? 'application/x-subrip' : 'text/vtt',
              rel: 'captions',
            }),
          },
        ]
      : []),
    ...(chapters
      ? [
          {
            name: 'podcast:chapters',
            objects: attributes({ url: absolute(chapters), type: 'application/json+chapters' }),
          },
        ]
      : []),
  ]
  feed.addItem({
    // Apps identify an episode by it: it must never change.
    guid: key,
    title: item.title,
    link: absolute(`/watch/${slug}`),
    description: item.description || item.title,
    date: new Date(item.releaseDate ?? 0),
    enclosure: { url: absolute(file), type, length: bytes },
    extensions,
  })
}

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md */
export const chaptersFile = (chapters: Chapter[]) =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ at, title }) => ({ startTime: at, title })),
  })

const newestDate = (episodes: Episode[]) =>
  episodes
    .flatMap(({ video }) => video.item.releaseDate ?? [])
    .toSorted()
    .at(-1) ?? 0

/** A version 5 UUID of the feed's URL without its scheme, as the podcast namespace defines it. */
export function podcastGuid(address: string): string {
  const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')
  const bytes = createHash('sha1')
    .update(namespace)
    .update(address.replace(/^https?:\/\//, '').replace(/\/+$/, ''))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
