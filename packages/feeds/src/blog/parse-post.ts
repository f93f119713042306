import type { BlogPost } from '../types.ts'
import { safeUrl } from '../urls.ts'
import { toIsoDate } from './dates.ts'
import { ownImage } from './images.ts'
import { toPlainText, truncate } from './plain-text.ts'
import type { Field } from './read-items.ts'

const DESCRIPTION_LENGTH = 300
/** Of a title that is made from the description. */
const TITLE_LENGTH = 60

const CONTENT = ['content:encoded', 'encoded', 'content', 'xhtml:body', 'xhtml:div']
const SUMMARY = ['description', 'summary', 'dc:description', 'media:description', 'itunes:summary']
const DATES = ['pubdate', 'dc:date', 'published', 'dcterms:created', 'issued', 'updated', 'modified', 'date']

/** A post without the id, which depends on the other posts, and with the picture that the feed gives it. */
export type ParsedPost = Omit<BlogPost, 'id'>

/**
 * Reads one item.
 *
 * @param base Address that relative ones belong to; without one they become root-relative.
 * @returns `null` when it has neither title nor content. Any other field that is unusable is only missing.
 */
export function parsePost(fields: Field[], base: string): ParsedPost | null {
  const summary = firstHtml(fields, SUMMARY)
  const content = firstHtml(fields, CONTENT) || summary
  const title = toPlainText(firstHtml(fields, ['title', 'dc:title']))
  if (title === '' && content === '') return null
  const text = firstText([summary, content])
  return {
    title: title || truncate(text, TITLE_LENGTH) || 'Untitled',
    featuredImage: ownImage(fields, base),
    publishDate: firstDate(fields),
    categories: categoriesIn(fields),
    description: truncate(text, DESCRIPTION_LENGTH),
    content,
    originalLink: linkIn(fields, base),
  }
}

function firstHtml(fields: Field[], names: string[]): string {
  for (const name of names) {
    const html = fields.find((field) => field.name === name && field.html.trim() !== '')?.html
    if (html) return html.trim()
  }
  return ''
}

/** Text of the first piece that has any: a summary of nothing but a picture has none. */
function firstText(pieces: string[]): string {
  for (const piece of pieces) {
    const text = toPlainText(piece, DESCRIPTION_LENGTH)
    if (text) return text
  }
  return ''
}

function firstDate(fields: Field[]): string | null {
  for (const name of DATES) {
    for (const field of fields) {
      const date = field.name === name ? toIsoDate(field.html) : null
      if (date) return date
    }
  }
  return null
}

function categoriesIn(fields: Field[]): string[] {
  const categories = new Map<string, string>()
  for (const { name, html, attributes } of fields) {
    if (name !== 'category' && name !== 'dc:subject') continue
    const category = toPlainText(html || attributes.label || attributes.term || '')
    // Blogger's first one is the address of a schema.
    if (category === '' || /^https?:\/\//.test(category)) continue
    const key = category.toLowerCase()
    if (!categories.has(key)) categories.set(key, category)
  }
  return [...categories.values()]
}

/** RSS writes the address as text, Atom as an attribute; a guid is one unless it says otherwise. */
function linkIn(fields: Field[], base: string): string | null {
  for (const { name, html, attributes } of fields) {
    if (name !== 'link') continue
    const { rel = 'alternate', href = '' } = attributes
    const link = rel === 'alternate' ? safeUrl(html.trim() || href, base) : null
    if (link) return link
  }
  for (const { name, html, attributes } of fields) {
    if (name !== 'guid' || /^false$/i.test(attributes.isPermaLink ?? '')) continue
    if (/^\s*https?:\/\//i.test(html)) return safeUrl(html.trim(), base)
  }
  return null
}
