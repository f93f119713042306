import { safeUrl, toUrl } from '../urls.ts'
import { toPlayer } from './players.ts'

/** An element's attributes, by lowercase name. */
export type Attributes = Readonly<Record<string, string>>

/** What a post shows in place of a picture, a player or a file. */
export type Shown =
  | { as: 'picture'; src: string }
  | { as: 'text'; text: string }
  | { as: 'player'; src: string; title: string }
  | { as: 'video' | 'audio'; src: string; poster: string | null }
  /** Without a URL, only the words. */
  | { as: 'link'; href: string | null; text: string }
  | { as: 'nothing' }

const NOTHING: Shown = { as: 'nothing' }

/** Files that some current browser plays. */
const FILES = {
  video: /\.(?:mp4|m4v|mov|webm|ogv)$/i,
  audio: /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i,
}
export const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** What stands in for a picture until a script inserts the right one. */
export const PLACEHOLDER =
  /(?:^|[/_.-])(?:blank|spacer|placeholder|pixel|transparent|trans|lazy(?:load|loading)?|loading|loader|gr[ae]y|clear|empty|1x1)(?:[-_.]?\d+x?\d*)?\.(?:gif|png|svg|webp|jpe?g)$/i

/** Streams and old formats, which need their own player. */
const UNPLAYABLE = /\.(?:m3u8|mpd|avi|wmv|flv|swf|wma|ram?|rm)$/i

/** Other facts about a player or a file. */
type MediaContext = {
  /** Base for relative URLs. */
  base: string
  /** Its name, for a link. */
  words?: string
  poster?: string
  /** Whether the page may play a file from a URL. */
  plays?: ((url: string) => boolean) | undefined
}

/**
 * What a post shows in place of a `video`, `audio`, `iframe`, `object` or `embed`: the player for its URL, the file itself,
 * or a link that says what it is.
 * @param addresses Its own URLs, then those of its `source` elements.
 */
export function shownMedia(
  name: string,
  addresses: string[],
  { base, words = '', poster = '', plays = () => true }: MediaContext,
): Shown {
  for (const address of addresses.flatMap(withForwarded)) {
    const player = toPlayer(address)
    if (player) return { as: 'player', ...player }
  }
  const urls = addresses.flatMap((address) => (/^\s*#/.test(address) ? [] : (resolve(address, base) ?? [])))
  const playable = urls.filter(plays)
  const file = (kind: 'video' | 'audio') => playable.find((url) => FILES[kind].test(pathOf(url)))
  // A file without an extension may be of any kind.
  const unnamed = /^(?:video|audio)$/.test(name)
    ? playable.find((url) => !UNPLAYABLE.test(pathOf(url)))
    : undefined
  const video = file('video') ?? (name === 'video' && !file('audio') ? unnamed : undefined)
  if (video && name !== 'audio')
    return {
      as: 'video',
      src: video,
      poster: PLACEHOLDER.test(pathOf(poster)) ? null : resolve(poster, base),
    }
  const audio = file('audio') ?? video ?? (name === 'audio' ? unnamed : undefined)
  if (audio) return { as: 'audio', src: audio, poster: null }
  const [href] = urls
  return href === undefined ? NOTHING : { as: 'link', href, text: linkText(name, href, words) }
}

function linkText(name: string, href: string, words: string): string {
  const isDocument = /\.pdf$/i.test(pathOf(href))
  const kind = isDocument
    ? 'Document'
    : name === 'audio'
      ? 'Recording'
      : name === 'video'
        ? 'Video'
        : 'Embedded page'
  const host = toUrl(href)?.hostname.replace(/^www\./, '')
  return `${words.replace(/\s+/g, ' ').trim() || kind}${host ? ` (${host})` : ''}`
}

/** A URL, and the player's URL that it contains: `https://frames.example.org/?src=https%3A%2F%2Fwww.youtube.com%2F…`. */
function withForwarded(address: string): string[] {
  const url = toUrl(address.replace(/^\s*\/\//, 'https://'), 'https://host.invalid')
  const inQuery = ['src', 'url', 'u'].flatMap((name) => url?.searchParams.get(name) ?? [])
  return [address, ...inQuery.flatMap((value) => toUrl(value, url?.href)?.href ?? [])]
}

export const pathOf = (url: string) => url.replace(/[?#].*/, '')

/** Absolute http(s) address, or root-relative without a base; `null` for anything else. */
export function resolve(address: string, base: string): string | null {
  // A fragment link must point to the original post: ids are removed here.
  if (address.startsWith('#')) return base ? safeUrl(base.replace(/#.*/, '') + address, '') : null
  return safeUrl(address.replace(/^\s*\/\//, 'https://'), base)
}

/** Where an element may have the URL of a player or a file: in `src`, or where a script looks for it. */
const ADDRESS = [
  'src',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data-url',
  'data-video-url',
  'data',
  'data-href',
  'value',
]

/** Consent banners and others have their own names for where a frame's URL waits: `data-cookieblock-src`. */
const OTHER_ADDRESS = /^\s*(?:https?:)?\/\/\S+\s*$/i

/** The URLs in an element's attributes. */
export const mediaAddresses = (attributes: Attributes) => [
  ...ADDRESS.flatMap((name) =>
    /^(?:about:.*)?$/.test(attributes[name]?.trim() ?? '') ? [] : (attributes[name] ?? []),
  ),
  ...Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('data-') &&
    !ADDRESS.includes(name) &&
    OTHER_ADDRESS.test(value) &&
    !IMAGE_FILE.test(pathOf(value.trim()))
      ? value
      : [],
  ),
]
