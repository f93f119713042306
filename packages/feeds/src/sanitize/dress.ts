import { safeUrl, toUrl } from '../urls.ts'
import { playerTitle } from './allowed.ts'

/** Where a post comes from and where it is shown. */
export type Places = { base: string; siteOrigin: string | undefined }

const CONTACT = /^(?:mailto|tel):/i

/** Sends links that leave the site to a tab of their own; one that leads nowhere keeps its text. */
export function dressLink(link: Element, { base, siteOrigin }: Places) {
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
export function dressImage(image: Element, { base }: Places) {
  const src = resolve(image.getAttribute('src') ?? '', base)
  if (src === null) return image.remove()
  image.setAttribute('src', src)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  keepPixels(image)
}

/** Leaves only players of YouTube and Vimeo. */
export function dressFrame(frame: Element) {
  const src = resolve(frame.getAttribute('src') ?? '', '') ?? ''
  const title = playerTitle(src)
  if (title === null) return frame.remove()
  frame.setAttribute('src', src)
  if (!frame.getAttribute('title')?.trim()) frame.setAttribute('title', title)
  frame.setAttribute('loading', 'lazy')
  frame.setAttribute('allowfullscreen', '')
  // YouTube refuses to play without a referrer.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  frame.textContent = ''
  keepPixels(frame)
}

/** Puts an element of this name in the place of another, with its attributes and all that is in it. */
export function replaceElement(element: Element, name: string) {
  const replacement = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) replacement.setAttribute(attribute.name, attribute.value)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

/** Whether a picture is not there to be seen: one pixel or none, by attribute or by style. */
export function isTrackingPixel(image: Element): boolean {
  const style = image.getAttribute('style') ?? ''
  return ['width', 'height'].every((side) => {
    const styled = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]+)px`, 'i').exec(style)?.[1]
    const size = styled ?? image.getAttribute(side) ?? ''
    return size.trim() !== '' && Number.parseFloat(size) <= 1
  })
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
  // A place within the post means one on its own site: ids do not survive here.
  if (address.startsWith('#')) return base ? safeUrl(base.replace(/#.*/, '') + address, '') : null
  return safeUrl(address.replace(/^\s*\/\//, 'https://'), base)
}
