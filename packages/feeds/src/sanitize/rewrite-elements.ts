import { toUrl } from '../urls.ts'
import { resolve } from './media.ts'
import { toPlayer } from './players.ts'

/** Where a post comes from and where it is shown. */
export type RewriteContext = {
  base: string
  siteOrigin: string | undefined
  /** Shown above the post. */
  picture?: string | null | undefined
  /** Whether the page may play a file from an address. */
  plays?: ((url: string) => boolean) | undefined
}

const CONTACT = /^(?:mailto|tel):/i

/** Opens links that leave the site in a new tab; a link that leads nowhere keeps its text. */
export function rewriteLink(link: Element, { base, siteOrigin }: RewriteContext) {
  const written = link.getAttribute('href')?.trim() ?? ''
  const href = CONTACT.test(written) ? written : resolve(written, base)
  link.removeAttribute('href')
  if (href === null) return
  link.setAttribute('href', href)
  const url = toUrl(href)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === siteOrigin) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

/** Makes pictures load lazily and gives each an `alt`; removes those without a usable URL. */
export function rewriteImage(image: Element, { base }: RewriteContext) {
  const src = resolve(image.getAttribute('src') ?? '', base)
  if (src === null) return image.remove()
  image.setAttribute('src', src)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  keepPixels(image)
}

/** Keeps only YouTube and Vimeo players. */
export function rewriteFrame(frame: Element) {
  const player = toPlayer(frame.getAttribute('src') ?? '')
  if (player === null) return frame.remove()
  frame.setAttribute('src', player.src)
  if (!frame.getAttribute('title')?.trim()) frame.setAttribute('title', player.title)
  frame.setAttribute('loading', 'lazy')
  frame.setAttribute('allowfullscreen', '')
  // YouTube refuses to play without a referrer.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.textContent = ''
  keepPixels(frame)
}

/** Gives a film or a recording the browser's controls, and loads nothing until somebody clicks one. */
export function rewriteFile(media: Element, { base }: RewriteContext) {
  const src = resolve(media.getAttribute('src') ?? '', base)
  if (src === null) return media.remove()
  const poster = resolve(media.getAttribute('poster') ?? '', base)
  media.setAttribute('src', src)
  if (poster && media.localName === 'video') media.setAttribute('poster', poster)
  else media.removeAttribute('poster')
  media.setAttribute('controls', '')
  media.setAttribute('preload', poster ? 'none' : 'metadata')
  media.textContent = ''
  keepPixels(media)
}

/** A paragraph that consists only of a video's URL, which the blog's own software replaces with a player. */
export function showPastedAddress(paragraph: Element) {
  const address = paragraph.textContent.trim()
  const [link, ...others] = paragraph.children
  if (others.length > 0 || (link && (link.localName !== 'a' || link.textContent.trim() !== address))) return
  const player = /^https?:\/\/\S+$/i.test(address) && !paragraph.closest('a') ? toPlayer(address) : null
  if (!player) return
  const frame = paragraph.ownerDocument.createElement('iframe')
  frame.setAttribute('src', player.src)
  paragraph.replaceChildren(frame)
}

/** Renames an element, keeping its attributes and content. */
export function replaceElement(element: Element, name: string) {
  const replacement = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) replacement.setAttribute(attribute.name, attribute.value)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

/** Removes sizes that aren't whole numbers of pixels, such as `100%`. */
function keepPixels(element: Element) {
  for (const side of ['width', 'height']) {
    const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec(element.getAttribute(side) ?? '')?.[1]
    if (pixels) element.setAttribute(side, pixels)
    else element.removeAttribute(side)
  }
}
