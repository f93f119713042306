import { toUrl } from '../urls.ts'

/** An embedded player that a page may show: its frame's URL, and a title if the frame has none. */
export type Player = { src: string; title: string }

const YOUTUBE = /^(?:(?:www|m|music|gaming)\.)?youtube(-nocookie)?\.com$/
const VIMEO = /^(?:www\.)?vimeo\.com$/

/**
 * The YouTube or Vimeo player for a URL in whatever form it was pasted: the player's, the video page's, a short link, with
 * `http:`, without `www.` or without a scheme. Google asks to read `http:` as `https:`.
 *
 * @returns `null` for every other address.
 */
export function toPlayer(address: string): Player | null {
  const url = toUrl(
    address
      .trim()
      .replaceAll('&amp;', '&')
      .replace(/^(?:https?:)?\/\/|^(?=[\w.-]*(?:youtu|vimeo)[\w.-]*\/)/i, 'https://'),
  )
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  const src = vimeoPlayer(url) ?? youTubePlayer(url)
  return (
    src && { src: src.href, title: src.hostname === 'player.vimeo.com' ? 'Vimeo video' : 'YouTube video' }
  )
}

function youTubePlayer({ hostname, pathname, searchParams, search, hash }: URL): URL | null {
  const [isYouTube, nocookie = ''] = YOUTUBE.exec(hostname) ?? []
  const embed = (path: string) => new URL(`https://www.youtube${nocookie}.com/embed/${path}`)
  if (isYouTube && /^\/embed\/[\w-]+\/?$/.test(pathname)) {
    return withoutAutoplay(embed(pathname.split('/')[2] + search))
  }
  const list = searchParams.get('list')
  const id =
    hostname === 'youtu.be'
      ? /^\/([\w-]+)\/?$/.exec(pathname)?.[1]
      : isYouTube &&
        // Flash URLs continue with & instead of ?.
        (/^\/(?:v|e|shorts|live|watch)\/([\w-]+)(?:[/&].*)?$/.exec(pathname)?.[1] ??
          (pathname === '/watch' ? searchParams.get('v') : pathname === '/playlist' && list && 'videoseries'))
  if (!id || !/^[\w-]+$/.test(id)) return null
  const player = embed(id)
  const start = toStart(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(.+)/.exec(hash)?.[1])
  if (start > 0) player.searchParams.set('start', String(start))
  if (list && /^[\w-]+$/.test(list)) player.searchParams.set('list', list)
  return player
}

function vimeoPlayer({ hostname, pathname, searchParams, search, hash }: URL): URL | null {
  if (hostname === 'player.vimeo.com') {
    return /^\/video\/\d+\/?$/.test(pathname)
      ? withoutAutoplay(new URL(`https://${hostname}${pathname.replace(/\/$/, '')}${search}${hash}`))
      : null
  }
  // An unlisted video has a second, secret part.
  const [, id, secret = searchParams.get('h')] =
    (VIMEO.test(hostname) &&
      /^\/(?:(?:channels|groups|album|showcase)\/[\w-]+\/(?:videos?\/)?)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(
        pathname,
      )) ||
    []
  // The Flash player.
  const clip = VIMEO.test(hostname) && pathname === '/moogaloop.swf' ? searchParams.get('clip_id') : id
  if (!clip || !/^\d+$/.test(clip)) return null
  const player = new URL(`https://player.vimeo.com/video/${clip}`)
  if (secret) player.searchParams.set('h', secret)
  return player
}

/** Players start when the visitor says so; Vimeo's background players start by themselves. */
function withoutAutoplay(url: URL): URL {
  for (const name of ['autoplay', 'background']) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url
}

/** Parses `90`, `90s` or `1h2m3s` to seconds; 0 for anything else. */
function toStart(text = ''): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
