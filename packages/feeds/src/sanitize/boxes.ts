import { type Attributes, resolve, type Shown, shownMedia } from './media.ts'
import { toPlayer } from './players.ts'

/** Elements that scripts fill with a player or a picture; custom elements have a hyphen in their names. */
const BOX = /^(?:div|span|p|figure|section|blockquote|li|oembed|[a-z]+-[\w-]+)$/

/** A YouTube or Vimeo URL, in settings or HTML inside an attribute. */
const PLAYER_ADDRESS =
  /(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/[^\s"'<>()]+/gi

/** The video's id, if there is no URL. */
const ID = /^(?:video-?id|data-(?:video-?id|ytid|id|embed|youtube)|data-attrs)$/
const IN_SETTINGS = /"videoId":"([\w-]+)"/

/** Pages that a script would show here. */
const PAGES = ['data-href', 'data-instgrm-permalink', 'cite']

/** A picture behind a placeholder, in its style or where a script looks for it. */
const BACKGROUND = /^(?:data-(?:[a-z]+-)*(?:bg|background)(?:-?(?:image|img|src|url))?|style)$/
const IN_STYLE = /background(?:-image)?\s*:[^;]*?url\(\s*["']?(?!data:)([^"')]+)/i

/** What belongs in an empty element that a script would fill: the player, picture or page that its attributes name. */
export function inBox(name: string, attributes: Attributes, base: string): Shown {
  if (!BOX.test(name)) return { as: 'nothing' }
  const settings = Object.values(attributes).map((value) => value.replaceAll('\\/', '/'))
  const addresses = [
    ...settings.flatMap((value) => value.match(PLAYER_ADDRESS) ?? []),
    ...addressById(name, attributes),
  ]
  const player = addresses.find((address) => toPlayer(address))
  if (player) return shownMedia('iframe', [player], { base })
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!BACKGROUND.test(attribute)) continue
    const address =
      attribute === 'style' ? IN_STYLE.exec(value)?.[1] : value.replace(/^url\(["']?|["']?\)$/g, '')
    const src = address?.trim() && resolve(address, base)
    if (src) return { as: 'picture', src }
  }
  const pages = PAGES.flatMap((page) => attributes[page] || [])
  return shownMedia('iframe', pages, { base })
}

/** The URL of the video whose id a YouTube or Vimeo element has. */
export function addressById(name: string, attributes: Attributes): string[] {
  const kind = /youtube|vimeo/i.exec(`${name} ${attributes.class ?? ''}`)?.[0].toLowerCase()
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const id = ID.test(attribute) ? (IN_SETTINGS.exec(value)?.[1] ?? value) : ''
    if (kind === 'youtube' && /^[\w-]{11}$/.test(id)) return `https://youtu.be/${id}`
    return kind === 'vimeo' && /^\d+$/.test(id) ? `https://vimeo.com/${id}` : []
  })
}
