import { Parser } from 'htmlparser2'
import { type Attributes, mediaAddresses } from '../sanitize/media.ts'

/** A picture of a post, with the `source` elements beside it. */
export type PictureElement = { attributes: Attributes; sources: Attributes[] }

/** A player or a file, with every address that it or an element in it has. */
export type MediaElement = { name: string; addresses: string[] }

const MEDIA = /^(?:iframe|video|audio|object|embed)$/

/** The pictures, players and files in the HTML of a post. */
export function postElements(html: string): { pictures: PictureElement[]; media: MediaElement[] } {
  const pictures: PictureElement[] = []
  const media: MediaElement[] = []
  let sources: Attributes[] | null = null
  let open: { element: MediaElement; depth: number } | null = null
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (name === 'picture') sources = []
      else if (name === 'img' || name === 'amp-img') pictures.push({ attributes, sources: sources ?? [] })
      else if (name === 'source' && sources) sources.push(attributes)
      else if (open) open.element.addresses.push(...mediaAddresses(attributes))
      else if (MEDIA.test(name)) {
        const element = { name, addresses: mediaAddresses(attributes) }
        media.push(element)
        open = { element, depth }
      }
    },
    onclosetag(name) {
      if (name === 'picture') sources = null
      if (open?.depth === depth) open = null
      depth--
    },
  })
  parser.end(html)
  return { pictures, media }
}
