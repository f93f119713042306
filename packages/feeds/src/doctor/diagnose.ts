import { decode } from '../blog/decode.ts'
import { diagnoseBlog } from './diagnose-blog.ts'
import { diagnoseFeed } from './diagnose-feed.ts'
import type { DiagnoseOptions, Diagnosis } from './diagnosis.ts'

/**
 * Says what is wrong with a feed of videos (JSON) or a blog (RSS, Atom), what the parsers of this package make of each
 * entry, and what they leave out and why.
 *
 * @example
 * ```ts
 * const { entries, findings } = diagnose(readDocument(bytes, contentType), { source: address })
 * ```
 */
export function diagnose(text: string, options: DiagnoseOptions): Diagnosis {
  return isMarkup(text) ? diagnoseBlog(text, options) : diagnoseFeed(text, options)
}

/** The text of a document, in the encoding that the clients read it in: a feed is UTF-8, a blog says what it is. */
export function readDocument(bytes: ArrayBuffer, contentType: string | null = null): string {
  const text = decode(bytes, contentType)
  return isMarkup(text) ? text : new TextDecoder().decode(bytes)
}

const isMarkup = (text: string) => /^\uFEFF?\s*</.test(text)
