import { type Attributes, IMAGE_FILE, PLACEHOLDER, pathOf, resolve, type Shown } from './media.ts'

/** Lazy-loading scripts keep the URL in one of these: `data-src`, `data-lazy-src`, `data-original`, `nitro-lazy-src`. */
const LAZY =
  /^(?:data|nitro|loading|lazy)-(?:(?!low|thumb|tiny)[a-z\d-]*src|(?:[a-z\d]+-)?(?:lazy-?)?(?:original|echo|lazy|hires|image|img|url|file))$/
const LAZY_SET = /^(?:data|nitro|lazy)-(?:[a-z\d]+-)?(?:lazy-?)?src-?set$/
/** Other versions of the picture, listed by WordPress and galleries. */
const ANY_DATA = /^data-/

/** The maximum width that a post needs, in pixels. */
const WIDE_ENOUGH = 1600

/** A longer `data:` URL is a picture, not a placeholder for one. */
const DATA_PICTURE = 4000

/**
 * The URL of a picture, wherever its author's software has put it; null if there is none that can be shown.
 * @param sources Attributes of the `source` elements in the same `picture`.
 */
export function pictureAddress(image: Attributes, sources: Attributes[], base: string): string | null {
  const { src = '', srcset = '' } = image
  const isPlaceholder = PLACEHOLDER.test(pathOf(src))
  const sets = (pattern: RegExp) =>
    [image, ...sources].flatMap((attributes) =>
      Object.entries(attributes).flatMap(([name, value]) => (pattern.test(name) ? (best(value) ?? []) : [])),
    )
  const candidates = [
    ...values(image, LAZY).filter((value) => /[./]/.test(value)),
    ...sets(LAZY_SET),
    isPlaceholder ? '' : src,
    best(srcset) ?? '',
    ...sets(/^srcset$/),
    ...values(image, ANY_DATA).filter((value) => IMAGE_FILE.test(pathOf(value))),
    src,
  ]
  for (const candidate of candidates) {
    const address = resolve(candidate.replace(/(?:\{|%7b)width(?:\}|%7d)/i, '1080'), base)
    if (address !== null) return address
  }
  return null
}

const values = (attributes: Attributes, pattern: RegExp) =>
  Object.entries(attributes).flatMap(([name, value]) => (pattern.test(name) ? value.trim() : []))

/** Whether a script would insert the picture later. */
export const isLazy = (image: Attributes) => values(image, LAZY).some((value) => /[./]/.test(value))

/** Whether the picture that a page shows at first is only a placeholder, and doesn't name the real one. */
export const isStandIn = ({ src = '', class: classes = '', ...others }: Attributes) =>
  !isLazy(others) &&
  (src === '' ||
    /^data:/i.test(src) ||
    PLACEHOLDER.test(pathOf(src)) ||
    /\b(?:lazy|progressive)/i.test(classes))

/** What replaces a picture with an unusable URL: a link to it in the original post, unless it is only a placeholder. */
export function withoutPicture({ src = '', alt = '' }: Attributes, base: string): Shown {
  const words = alt.replace(/\s+/g, ' ').trim()
  if (src.trim() === '') return { as: 'nothing' }
  if (!words && !(/^data:image/i.test(src) && src.length > DATA_PICTURE)) return { as: 'nothing' }
  const href = /^https?:/i.test(base) ? base : null
  return { as: 'link', href, text: words ? `Picture: ${words}` : 'Picture' }
}

/** The URL in a `srcset` that suits a post: the widest up to 1600 pixels, else the smallest. */
function best(srcset: string): string | null {
  let chosen: { address: string; size: number } | null = null
  for (const { address, descriptor } of candidatesIn(srcset)) {
    const [, amount = '1', unit = 'x'] = /^([\d.]+)([wx])$/.exec(descriptor) ?? []
    const size = Number(amount) * (unit === 'x' ? WIDE_ENOUGH / 2 : 1)
    const isBetter =
      !chosen || (size <= WIDE_ENOUGH ? size > chosen.size || chosen.size > WIDE_ENOUGH : size < chosen.size)
    if (isBetter) chosen = { address, size }
  }
  return chosen?.address ?? null
}

/**
 * A URL may contain commas, such as those of image services:
 * https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
 */
function* candidatesIn(srcset: string) {
  let address = ''
  for (const word of srcset.split(/\s+/)) {
    if (address === '') address = word.replace(/^,+/, '')
    else {
      const [descriptor = '', ...next] = word.split(',')
      yield { address, descriptor }
      address = next.join(',')
    }
    if (address.endsWith(',')) {
      yield { address: address.replace(/,+$/, ''), descriptor: '' }
      address = ''
    }
  }
  if (address) yield { address, descriptor: '' }
}
