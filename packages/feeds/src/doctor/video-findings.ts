import { fromClock } from '../duration.ts'
import { type Fields, toFields, toList } from '../roku-format.ts'
import type { VideoItem } from '../types.ts'
import { safeUrl, toUrl } from '../urls.ts'
import { quote, type Report } from './diagnosis.ts'
import { expiryOf } from './expiry.ts'

/** The feed's format: https://github.com/rokudev/feed-specifications */
const VIDEO_TYPES = ['HLS', 'M3U8', 'DASH', 'MPD', 'SMOOTH', 'WEBM', 'MP4', 'M4V', 'MOV']

/** Longer than nearly every film. */
const LONG_HOURS = 4

/** Sites whose URLs lead to a page with a player, not to a video file. */
const PAGES =
  /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|facebook\.com|fb\.watch|instagram\.com|tiktok\.com)$/

/** What is wrong with an entry's videos, length and captions. */
export function videoFindings(fields: Fields, item: VideoItem, report: Report, now: number) {
  const content = toFields(fields.content)
  const path = Array.isArray(fields.content) ? ['content', 0] : ['content']
  toList(content.videos).forEach((video, index) => {
    const { url, videoType } = toFields(video)
    const place = [...path, 'videos', index]
    if (typeof url !== 'string' || safeUrl(url, 'https://host.invalid') === null) {
      report('error', place, `The address of this video cannot be used: ${quote(url)}`)
    } else if (isPage(url)) {
      report(
        'error',
        place,
        `This is a web page, which players cannot play; use the address of an MP4 or HLS file: ${url}`,
      )
    } else if (/^http:/i.test(url)) {
      report('warning', place, 'The video URL uses http:, which https: pages do not load')
    }
    const expires = typeof url === 'string' ? expiryOf(url) : null
    if (expires !== null && expires <= now) {
      report(
        'error',
        place,
        `The address of this video has expired: the site asks the feed for another, and says that it cannot be played if there is none: ${url}`,
      )
    } else if (expires !== null) {
      const until = Number.isNaN(expires)
        ? 'after some time'
        : `on ${new Date(expires).toISOString().slice(0, 10)}`
      report(
        'warning',
        place,
        `The address of this video is signed and expires ${until}: when it fails, the site asks the feed once more, but podcast apps and search engines keep the old one`,
      )
    }
    if (
      videoType !== undefined &&
      videoType !== null &&
      !VIDEO_TYPES.includes(String(videoType).toUpperCase())
    ) {
      report(
        'warning',
        place,
        `videoType ${quote(videoType)} is unknown; use one of ${VIDEO_TYPES.join(', ')}`,
      )
    }
  })
  if (item.videoUrl === null) report('error', path, 'Nothing to play: the card has no play button')
  else if (item.sources.every(({ type }) => type === 'application/vnd.ms-sstr+xml')) {
    report('error', [...path, 'videos'], 'No browser plays SMOOTH; add MP4 or HLS')
  }
  if (item.duration === '') {
    report('warning', [...path, 'duration'], `No length: duration is ${quote(content.duration)}, not seconds`)
  }
  if (fromClock(content.duration) !== null) {
    const text = `duration is ${quote(content.duration)}: the site shows ${item.duration}; write ${item.seconds}, in seconds`
    report('warning', [...path, 'duration'], text)
  }
  const hours = Math.floor((item.seconds ?? 0) / 3600)
  if (hours >= LONG_HOURS) {
    const text = `The video would last ${hours} hours: if that is wrong, write its length in seconds`
    report('warning', [...path, 'duration'], text)
  }
  if (item.videoUrl && item.captions.length === 0)
    report(
      'warning',
      path,
      'No captions: deaf visitors cannot follow, and the video’s page has no transcript',
    )
  const chapters = toList(content.chapters)
  const unread = chapters.length - item.chapters.length
  if (unread > 0) {
    report(
      'warning',
      [...path, 'chapters'],
      `${unread} of ${chapters.length} chapters are not shown: each needs a title and a unique startTime in seconds`,
    )
  }
  captionFindings(content, item, (text) => report('warning', [...path, 'captions'], text))
}

function captionFindings(content: Fields, { captions }: VideoItem, warn: (text: string) => void) {
  for (const { url } of toList(content.captions).map(toFields)) {
    const address = typeof url === 'string' ? safeUrl(url, 'https://host.invalid') : null
    if (address === null || /\.vtt(?:[?#]|$)/i.test(address)) continue
    const offered = captions.some((caption) => address.endsWith(caption.url))
    const instead = offered
      ? 'the site converts SRT in its own player, and offers none elsewhere'
      : 'the site does not offer them'
    warn(`Browsers show captions as WebVTT (.vtt) only, not ${url}: ${instead}`)
  }
  const languages = captions.map(({ language }) => language)
  const several = [...new Set(languages.filter((language, index) => languages.indexOf(language) !== index))]
  if (several.length > 0) {
    warn(`There are several captions in ${several.join(', ')}: the site’s menu numbers them, or adds “(CC)”`)
  }
}

/** Whether a URL leads to a page about a video. */
export function isPage(address: string): boolean {
  const url = toUrl(address)
  if (!url) return false
  const { hostname, pathname } = url
  return (
    PAGES.test(hostname) ||
    (/(?:^|\.)vimeo\.com$/.test(hostname) && /^\/(?:video\/)?\d+\/?$/.test(pathname)) ||
    (hostname === 'drive.google.com' && /\/view$/.test(pathname)) ||
    /\.html?$/i.test(pathname)
  )
}
