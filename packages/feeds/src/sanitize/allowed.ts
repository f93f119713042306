const words = (list: string) => list.trim().split(/\s+/)

/** Elements that authors use and that can't act. Of all others, except scripts and styles, the text stays. */
export const ALLOWED_TAGS = words(`
  h1 h2 h3 h4 h5 h6 p div section article aside header footer address hr br wbr
  ul ol li dl dt dd blockquote q cite pre code kbd samp var figure figcaption img iframe video audio details summary
  table caption colgroup col thead tbody tfoot tr th td
  a abbr b bdi bdo del dfn em i ins mark rp rt ruby s small span strong sub sup time u
`)

/** Not `id` and `name`, which can shadow properties of the page, nor anything that styles or acts. */
export const ALLOWED_ATTRIBUTES = words(`
  href src alt title lang dir width height colspan rowspan span scope start reversed value datetime poster
`)

/** Where players come from: for the `frame-src` of a page that shows posts. */
export const PLAYER_ORIGINS = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]
