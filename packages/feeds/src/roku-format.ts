/*
 * How the fields of a Roku Direct Publisher feed are read, each tolerant on its own: a field of the wrong type
 * counts as missing, and a list keeps the entries that are usable. Written by hand, because feeds of thousands of entries
 * are parsed while the page loads: a schema library takes three times as long and adds 2 KB.
 * https://github.com/rokudev/feed-specifications/blob/master/direct-publisher-feed-specification.md
 */

import { closeBidi } from './bidi.ts'
import { cleanText } from './characters.ts'
import { plainText } from './entities.ts'

/** The values that a JSON object may have. */
export type Fields = Readonly<Record<string, unknown>>

const NONE: Fields = {}

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields of an object, or of the first object in a list; none for anything else. */
export function toFields(value: unknown): Fields {
  const object = Array.isArray(value) ? value.find(isObject) : value
  return isObject(object) ? object : NONE
}

/** Some generators write a one-item list as just the item. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value]

/** Text or a number, as one clean line. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return oneLine(value)
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''
}

/** URLs stay as they are, except for an escaped `&`; `safeUrl` decides what is safe. */
export const toAddress = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('&amp;', '&') : ''

/** The tags that aren't empty. */
export const toTags = (value: unknown): string[] =>
  toList(value).flatMap((tag) => (typeof tag === 'string' && oneLine(tag)) || [])

// A single space, by far the most common white space, stays as it is: that is twice as fast.
const oneLine = (text: string) =>
  closeBidi(
    cleanText(plainText(text))
      .replace(/\s\s+|[^\S ]/g, ' ')
      .trim(),
  )
