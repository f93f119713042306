import { toUrl } from '../urls.ts'

/** How much text may come before a picture that opens a post, in characters. */
const OPENING_LENGTH = 300

/**
 * Removes a post's first picture if it is the one that the page shows above it, in any size, and what is then empty
 * around it. A caption stays.
 */
export function removeRepeatedPicture(body: Element, picture: string) {
  const image = body.querySelector('img')
  if (!image || fileOf(image.getAttribute('src') ?? '') !== fileOf(picture)) return
  if (textBefore(image, body) > OPENING_LENGTH) return
  let around = image.parentElement
  image.remove()
  while (
    around &&
    around !== body &&
    !around.textContent?.trim() &&
    !around.querySelector('img, iframe, video, audio')
  ) {
    const { parentElement } = around
    around.remove()
    around = parentElement
  }
}

function textBefore(image: Element, body: Element): number {
  const range = body.ownerDocument.createRange()
  range.setStart(body, 0)
  range.setEndBefore(image)
  return range.toString().trim().length
}

/** Parts of an address that tell the size: of WordPress, Ghost, Medium and Blogger. */
const SIZES = [
  /-(?:\d{2,4}x\d{2,4}|scaled)(?=\.\w+$)/,
  /\/size\/[wh]\d+(?:[hx]\d+)?(?=\/)/,
  /\/(?:max|fit\/c|resize:\w+:\d+(?::\d+)?)\/\d+(?:\/\d+)?(?=\/)|\/resize:[^/]+(?=\/)/,
  /\/[swh]\d+(?:-[\w-]+)?(?=\/)|=[swh]\d+(?:-[\w-]+)?$/,
]

/** Host and path of a picture, without its size. */
export function fileOf(address: string): string {
  const url = toUrl(address, 'https://same-origin.invalid')
  if (!url) return address
  return SIZES.reduce((path, size) => path.replace(size, ''), url.host + url.pathname)
}
