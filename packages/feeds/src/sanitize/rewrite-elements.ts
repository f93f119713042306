import { safeUrl, toUrl } from '../urls.ts'
import { playerTitle } from './allowed.ts'

/** Where a post comes from and where it is shown. */
export type RewriteContext = {
  base: string
  siteOrigin: string | undefined
  /** Shown above the post. */
  picture?: string | null | undefined
}

const CONTACT = /^(?:mailto|tel):/i

/** Sends links that leave the site to a tab of their own; one that leads nowhere keeps its text. */
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

/** Lets pictures load late and gives each an `alt`; one without a usable address goes. */
export function rewriteImage(image: Element, { base }: RewriteContext) {
  const src = resolve(image.getAttribute('src') ?? '', base)
  if (src === null) return image.remove()
  image.setAttribute('src', src)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  keepPixels(image)
}

/** Leaves only players of YouTube and Vimeo. */
export function rewriteFrame(frame: Element) {
  const src = resolve(frame.getAttribute('src') ?? '', '') ?? ''
  const title = playerTitle(src)
  if (title === null) return frame.remove()
  frame.setAttribute('src', withoutAutoplay(src))
  if (!frame.getAttribute('title')?.trim()) frame.setAttribute('title', title)
  frame.setAttribute('loading', 'lazy')
  frame.setAttribute('allowfullscreen', '')
  // YouTube refuses to play without a referrer.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.textContent = ''
  keepPixels(frame)
}

/** A player starts when its visitor says so; Vimeo's background players start by themselves. */
function withoutAutoplay(address: string): string {
  const url = toUrl(address)
  const names = ['autoplay', 'background'].filter((name) => url?.searchParams.has(name))
  if (!url || names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/** Puts an element of this name in the place of another, with its attributes and all that is in it. */
export function replaceElement(element: Element, name: string) {
  const replacement = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) replacement.setAttribute(attribute.name, attribute.value)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

/** Removes sizes that are no whole number of pixels, such as `100%`. */
function keepPixels(element: Element) {
  for (const side of ['width', 'height']) {
    const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec(element.getAttribute(side) ?? '')?.[1]
    if (pixels) element.setAttribute(side, pixels)
    else element.removeAttribute(side)
  }
}

/** Absolute http(s) address, or root-relative without a base; `null` for anything else. */
function resolve(address: string, base: string): string | null {
  // A fragment link must point to the original post: ids are removed here.
  if (address.startsWith('#')) return base ? safeUrl(base.replace(/#.*/, '') + address, '') : null
  return safeUrl(address.replace(/^\s*\/\//, 'https://'), base)
}
