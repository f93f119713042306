import { Parser } from 'htmlparser2'
import { inBox } from '../sanitize/boxes.ts'
import { type Attributes, mediaAddresses, type Shown } from '../sanitize/media.ts'

/** A picture of a post, with its `source` elements. */
export type PictureElement = { attributes: Attributes; sources: Attributes[] }

/** A player or a file, with every URL on it or its children. */
export type MediaElement = { name: string; addresses: string[] }

/** An empty element that a script would fill, and what the site shows instead. */
export type BoxElement = { name: string; shown: Shown }

const MEDIA = /^(?:iframe|video|audio|object|embed)$/

/** Children that count as content of an element. */
const CONTENT = /^(?:a|img|amp-.*|picture|noscript|iframe|video|audio|object|embed)$/

/** The pictures, players and files in a post's HTML, and what depends on scripts. */
export function postElements(html: string, base: string) {
  const pictures: PictureElement[] = []
  const media: MediaElement[] = []
  const boxes: BoxElement[] = []
  const around: { name: string; attributes: Attributes; isEmpty: boolean }[] = []
  const fill = () => {
    for (const element of around) element.isEmpty = false
  }
  let sources: Attributes[] | null = null
  let open: { element: MediaElement; depth: number } | null = null
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      if (CONTENT.test(name)) fill()
      around.push({ name, attributes, isEmpty: true })
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
    ontext(text) {
      if (text.trim()) fill()
    },
    onclosetag(name) {
      const element = around.pop()
      const shown: Shown = element?.isEmpty
        ? inBox(element.name, element.attributes, base)
        : { as: 'nothing' }
      if (shown.as !== 'nothing') {
        boxes.push({ name, shown })
        fill()
      }

      if (name === 'picture') sources = null
      if (open?.depth === depth) open = null
      depth--
    },
  })
  parser.end(html)
  return { pictures, media, boxes }
}
