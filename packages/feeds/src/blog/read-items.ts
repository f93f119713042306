import { Parser } from 'htmlparser2'
import { toUrl } from '../urls.ts'
import { closeTag, escapeXmlText, openTag } from './markup.ts'
import { createNamespaces, localName } from './namespaces.ts'

/** A direct child of an item, or a Media RSS element further down. */
export type Field = {
  /** With the usual prefix of its namespace, in lower case: `title`, `content:encoded`, `media:content`. */
  name: string
  attributes: Record<string, string>
  /** Its content as HTML: unescaped text, or markup that the feed has as elements. */
  html: string
  /** The base for its relative URLs: the document's, or the one in `xml:base`. */
  base: string
}

/** The items of a document, and how many were cut off. */
export type Items = { items: Field[][]; incomplete: number }

const ROOTS = new Set(['rss', 'rdf:rdf', 'rdf', 'feed', 'channel'])
const ITEMS = new Set(['item', 'entry'])

/** The number of characters to read between two pauses. */
const PIECE = 16_384

/** Deeper than any feed; the parser becomes slow far beyond that. */
const MAX_DEPTH = 1000

/**
 * Reads the items of an RSS 2.0, RSS 1.0 or Atom document, complete or not, in pieces. Bare ampersands,
 * entities that XML does not know and unclosed elements do no harm.
 *
 * @param documentBase Address that relative ones belong to where no `xml:base` says otherwise.
 * @throws TypeError when there is no such document in the text.
 */
export function* readItems(xml: string, documentBase: string): Generator<void, Items> {
  const namespaces = createNamespaces()
  const items: Field[][] = []
  let incomplete = 0
  let isFeed = false
  let depth = 0
  const bases = [{ depth: 0, base: documentBase }]
  let item: { depth: number; fields: Field[] } | null = null
  let field: (Field & { depth: number; isMarkup: boolean }) | null = null

  const finishItem = () => {
    if (item) items.push(item.fields)
    item = null
  }

  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        depth++
        if (depth > MAX_DEPTH) return parser.pause()
        const name = namespaces.open(rawName, attributes, depth)
        const base = attributes['xml:base']
        if (base) bases.push({ depth, base: resolveBase(base, bases.at(-1)?.base) })
        isFeed ||= ROOTS.has(name)
        if (!isFeed) return
        // Media RSS is nested: a group has the sizes of one picture, and a text about it.
        const isMedia = name.startsWith('media:')
        if (field && !(isMedia && field.name.startsWith('media:'))) {
          if (!field.isMarkup) field.html = escapeXmlText(field.html)
          // On the element that has all of an Atom entry's XHTML.
          if (base && depth === field.depth + 1) field.base = bases.at(-1)?.base ?? ''
          field.isMarkup = true
          field.html += openTag(localName(rawName), attributes)
        } else if (ITEMS.has(name)) {
          // A new item also ends one that was never closed.
          finishItem()
          item = { depth, fields: [] }
        } else if (item && (isMedia || depth === item.depth + 1)) {
          field = { name, attributes, html: '', base: bases.at(-1)?.base ?? '', depth, isMarkup: false }
          item.fields.push(field)
        }
      },
      ontext(text) {
        if (field) field.html += field.isMarkup ? escapeXmlText(text) : text
      },
      onclosetag(rawName) {
        if (field && depth > field.depth && field.isMarkup) field.html += closeTag(localName(rawName))
        if (field?.depth === depth) {
          // Atom declares text that isn't HTML.
          if (field.attributes.type === 'text' && !field.isMarkup) field.html = escapeXmlText(field.html)
          field = null
        }
        if (item?.depth === depth) finishItem()
        namespaces.close(depth)
        if (bases.at(-1)?.depth === depth) bases.pop()
        depth--
      },
    },
    { xmlMode: true },
  )
  for (let start = 0; start < xml.length; ) {
    // A piece starts at a tag: `ontext` would get a text or an entity that spans two pieces in two parts.
    const tag = xml.indexOf('<', start + PIECE)
    const end = tag === -1 ? xml.length : tag
    parser.write(xml.slice(start, end))
    start = end
    yield
  }
  // An element that only the end of the document closes was cut off.
  if (item) incomplete++
  item = null
  field = null
  parser.end()
  if (!isFeed) throw new TypeError('Not a feed: no rss, rdf:RDF or feed element')
  return { items, incomplete }
}

/** An `xml:base` may be relative to the one around it; anything but a web address is ignored. */
function resolveBase(base: string, outer = ''): string {
  const url = toUrl(base, outer || undefined)
  return url && /^https?:$/.test(url.protocol) ? url.href : outer
}
