import type { BlogImages, BlogPost } from '../types.ts'
import { safeUrl } from '../urls.ts'
import type { Field } from './read-items.ts'

/** Elements with a picture of the post, best first. */
const SOURCES = ['media:content', 'media:thumbnail', 'enclosure', 'link', 'itunes:image']

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/**
 * Picture of a post that its feed gives: of several sizes the widest. Gravatar images are skipped: WordPress.com lists the
 * author's avatar first.
 */
export function ownImage(fields: Field[]): string | null {
  for (const source of SOURCES) {
    let best: string | null = null
    let widest = -1
    for (const field of fields) {
      const width = Number(field.attributes.width) || 0
      if (field.name !== source || width <= widest) continue
      const image = safeUrl(fullSize(addressIn(field)), field.base)
      if (image === null || /^https?:\/\/[\w.]*\bgravatar\.com\/avatar\//.test(image)) continue
      best = image
      widest = width
    }
    if (best !== null) return best
  }
  return null
}

/** URL of the picture in an element; empty if it is a film, a recording or a page. */
function addressIn({ name, attributes }: Field): string {
  const { url = '', href = '', type = '', medium = '', rel = '' } = attributes
  if (name === 'media:thumbnail' || name === 'itunes:image') return url || href
  if (name === 'link' && rel !== 'enclosure') return ''
  const address = url || href
  if (medium || type) return medium === 'image' || type.startsWith('image/') ? address : ''
  // Without a type, judge by the file name. Media RSS content without an extension is usually a picture.
  return IMAGE_FILE.test(address) || (name === 'media:content' && !/\.\w{2,4}(?:[?#]|$)/.test(address))
    ? address
    : ''
}

/** Blogger and YouTube link thumbnails; the full-size picture has a similar address. */
function fullSize(address: string): string {
  if (/^(?:https?:)?\/\/[\w.-]*(?:blogspot|blogger|googleusercontent)\.com\//.test(address)) {
    return address
      .replace(/\/s\d{1,3}(?:-[\w-]+)?\//, '/s1600/')
      .replace(/=[swh]\d{1,3}(?:-[\w-]+)?$/, '=s1600')
  }
  return address.replace(
    /^((?:https?:)?\/\/(?:img\.youtube|i\d?\.ytimg)\.com\/vi\/[\w-]+\/)(?:default|mqdefault)\.jpg/,
    '$1hqdefault.jpg',
  )
}

/** Picks the picture: the site's for this title, the post's own, the site's for a category, or the fallback. */
export function pickImage(
  { title, categories, featuredImage }: Pick<BlogPost, 'title' | 'categories' | 'featuredImage'>,
  images?: BlogImages,
): string | null {
  if (!images) return featuredImage
  const words = title.toLowerCase()
  const override = images.overrides.find(({ keyword }) => keyword && words.includes(keyword.toLowerCase()))
  if (override) return override.image
  if (featuredImage !== null) return featuredImage
  const has = new Set(categories.map((category) => category.toLowerCase()))
  return Object.entries(images.categories).find(([category]) => has.has(category))?.[1] ?? images.fallback
}
