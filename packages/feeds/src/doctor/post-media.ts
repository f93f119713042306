import { PLAYER_ORIGINS } from '../sanitize/allowed.ts'
import { emojiIn } from '../sanitize/emoji.ts'
import { type Attributes, type Shown, shownMedia } from '../sanitize/media.ts'
import { isLazy, pictureAddress, withoutPicture } from '../sanitize/picture-address.ts'
import { quote } from './diagnosis.ts'
import { postElements } from './post-elements.ts'

/** What the site shows in a different form than the post has it, or not at all: pictures, players and recordings. */
export function postMedia(html: string, base: string): string[] {
  const { pictures, media, boxes } = postElements(html, base)
  return [
    ...new Set([
      ...pictures.flatMap(({ attributes, sources }) => aboutPicture(attributes, sources, base)),
      ...media.flatMap(({ name, addresses }) => aboutMedia(name, addresses, base)),
      ...boxes.flatMap(({ name, shown }) => aboutBox(name, shown)),
    ]),
  ]
}

function aboutPicture(attributes: Attributes, sources: Attributes[], base: string): string[] {
  const { src = '', width, height } = attributes
  if (width === '1' || height === '1') return []
  const emoji = emojiIn(attributes)
  if (emoji !== null) return [`A picture of a character: the site writes ${emoji || 'nothing'} in its place`]
  const address = pictureAddress(attributes, sources, base)
  if (address === null) {
    const instead = withoutPicture(attributes, base)
    const shown = instead.as === 'link' ? `the words “${instead.text}”, linked to the post` : 'nothing'
    return [
      `A picture has no address that can be shown (${quote(src.slice(0, 40))}): the site shows ${shown}`,
    ]
  }
  if (isLazy(attributes) || src === '' || /^data:/i.test(src)) {
    return [`A picture’s address is not in src: the site shows ${address}; other readers may show nothing`]
  }
  return []
}

function aboutMedia(name: string, addresses: string[], base: string): string[] {
  const shown = shownMedia(name, addresses, { base })
  const what = `<${name}> ${addresses[0] ?? ''}`.trim()
  switch (shown.as) {
    case 'player':
      return isPlayerAddress(addresses[0] ?? '') ? [] : [`${what}: the site plays it from ${shown.src}`]
    case 'link':
      return [
        `${what}: it is neither a YouTube or Vimeo player nor a file that browsers play; the site shows the link “${shown.text}”`,
      ]
    case 'nothing':
      return [`${what}: there is no usable address; the site shows nothing`]
    default:
      return []
  }
}

/** About an empty element that only a script of the post's own site can fill. */
function aboutBox(name: string, shown: Shown): string[] {
  const instead = shown.as === 'link' ? `the link “${shown.text}”` : 'src' in shown ? shown.src : null
  return instead === null
    ? []
    : [`<${name}> needs a script: the site shows ${instead}; other readers may show nothing`]
}

/** Whether a player only needs its own URL. */
const isPlayerAddress = (address: string) =>
  PLAYER_ORIGINS.some((origin) => address.replace(/^\/\//, 'https://').startsWith(`${origin}/`)) &&
  /\/(?:embed|video)\//.test(address)
