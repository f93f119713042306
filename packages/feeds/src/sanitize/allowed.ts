import { toUrl } from '../urls.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Elements that authors use and that cannot act. Of all others, scripts and styles apart, the text stays. */
export const ALLOWED_TAGS = words(`
  h1 h2 h3 h4 h5 h6 p div section article aside header footer address hr br wbr
  ul ol li dl dt dd blockquote q cite pre code kbd samp var figure figcaption img iframe details summary
  table caption colgroup col thead tbody tfoot tr th td
  a abbr b bdi bdo del dfn em i ins mark rp rt ruby s small span strong sub sup time u
`)

/** Neither `id` and `name`, which can stand in for properties of the page, nor anything that styles or acts. */
export const ALLOWED_ATTRIBUTES = words(`
  href src alt title lang dir width height colspan rowspan span scope start reversed value datetime
`)

/** Where players may come from, and what their addresses look like there. */
const PLAYERS: Record<string, { path: RegExp; title: string } | undefined> = {
  'https://www.youtube.com': { path: /^\/embed\/[\w-]+$/, title: 'YouTube video' },
  'https://www.youtube-nocookie.com': { path: /^\/embed\/[\w-]+$/, title: 'YouTube video' },
  'https://player.vimeo.com': { path: /^\/video\/\d+$/, title: 'Vimeo video' },
}

/** For the `frame-src` of a page that shows posts. */
export const PLAYER_ORIGINS = Object.keys(PLAYERS)

/** Title for an embedded player without one of its own; `null` for a frame that is not allowed. */
export function playerTitle(address: string): string | null {
  const url = toUrl(address)
  const player = url?.username === '' ? PLAYERS[url.origin] : undefined
  return url && player?.path.test(url.pathname) ? player.title : null
}
