import { cleanText } from '../characters.ts'
import type { BlogPost } from '../types.ts'
import { safeUrl } from '../urls.ts'
import { authorsIn } from './authors.ts'
import { toIsoDate } from './dates.ts'
import { ownImage } from './images.ts'
import { toPlainText, truncate } from './plain-text.ts'
import type { Field } from './read-items.ts'

const DESCRIPTION_LENGTH = 300
/** The number of characters of a body to compare with the description. */
const OPENING_LENGTH = 2 * DESCRIPTION_LENGTH
/** The maximum length of a title that is made from the description. */
const TITLE_LENGTH = 60

const CONTENT = ['content:encoded', 'encoded', 'content', 'xhtml:body', 'xhtml:div']
const SUMMARY = ['description', 'summary', 'dc:description', 'media:description', 'itunes:summary']
const DATES = ['pubdate', 'dc:date', 'published', 'dcterms:created', 'issued', 'updated', 'modified', 'date']

/** A post without its id, which depends on the other posts, and with the feed's own picture. */
export type ParsedPost = Omit<BlogPost, 'id'>

/**
 * Reads one item.
 *
 * @param documentBase Base URL for relative URLs, unless the feed gives its own.
 * @returns `null` when it has neither title nor content. Any other field that is unusable is simply left out.
 */
export function parsePost(fields: Field[], documentBase: string): ParsedPost | null {
  const summary = first(fields, SUMMARY)
  const titleField = first(fields, ['title', 'dc:title'])
  const title = toPlainText(titleField?.html ?? '')
  // A title without words, such as a picture, counts as content.
  const body = first(fields, CONTENT) ?? summary ?? (title === '' ? titleField : undefined)
  const content = cleanText(body?.html ?? '').trim()
  if (title === '' && content === '') return null
  const text = toPlainText(summary?.html ?? '', DESCRIPTION_LENGTH)
  const opening = toPlainText(content, OPENING_LENGTH)
  const description = truncate(text || opening, DESCRIPTION_LENGTH)
  const originalLink = linkIn(fields)
  return {
    title: title || truncate(description, TITLE_LENGTH) || 'Untitled',
    featuredImage: ownImage(fields),
    publishDate: firstDate(fields),
    authors: authorsIn(fields),
    categories: categoriesIn(fields),
    description,
    lead: repeats(opening, description) ? '' : description,
    content,
    contentBase: body && body.base !== documentBase ? body.base : originalLink || documentBase || null,
    originalLink,
  }
}

/** The first of these fields that has any content. */
function first(fields: Field[], names: string[]): Field | undefined {
  for (const name of names) {
    const found = fields.find((field) => field.name === name && field.html.trim() !== '')
    if (found) return found
  }
  return undefined
}

/** Whether a body starts with the words of the description, as it does in blogs that generate one from the other. */
function repeats(opening: string, description: string): boolean {
  const words = lettersOf(
    description.replace(/\s*(?:\[?(?:…|\.{3})\]?)(?:\s*[\p{L}\s]{4,30}(?:→|»)?)?$/u, ''),
  )
  return words !== '' && lettersOf(opening).startsWith(words)
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

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
    // Blogger's first category is a schema URL.
    if (category === '' || /^https?:\/\//.test(category)) continue
    const key = category.toLowerCase()
    if (!categories.has(key)) categories.set(key, category)
  }
  return [...categories.values()]
}

/** RSS writes the URL as text, Atom as an attribute; a guid is a link unless `isPermaLink` is false. */
function linkIn(fields: Field[]): string | null {
  for (const { name, html, attributes, base } of fields) {
    if (name !== 'link') continue
    const { rel = 'alternate', href = '' } = attributes
    const link = rel === 'alternate' ? safeUrl(html.trim() || href, base) : null
    if (link) return link
  }
  for (const { name, html, attributes, base } of fields) {
    if (name !== 'guid' || /^false$/i.test(attributes.isPermaLink ?? '')) continue
    if (/^\s*https?:\/\//i.test(html)) return safeUrl(html.trim(), base)
  }
  return null
}
