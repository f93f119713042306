import { decode } from '../blog/decode.ts'
import { diagnoseBlog } from './diagnose-blog.ts'
import { diagnoseFeed } from './diagnose-feed.ts'
import type { DiagnoseOptions, Diagnosis } from './diagnosis.ts'

/**
 * Reports what is wrong with a video feed (JSON) or a blog (RSS, Atom), how the parsers of this package read each
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

/** The text of a document, in the encoding that the clients use: UTF-8 for a feed, for a blog the one it declares. */
export function readDocument(bytes: ArrayBuffer, contentType: string | null = null): string {
  const text = decode(bytes, contentType)
  return isMarkup(text) ? text : new TextDecoder().decode(bytes)
}

const isMarkup = (text: string) => /^\uFEFF?\s*</.test(text)
