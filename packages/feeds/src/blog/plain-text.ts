import { type Handler, Parser } from 'htmlparser2'
import { closeBidi } from '../bidi.ts'
import { cleanText } from '../characters.ts'

/** Elements to skip with all their content. */
const SKIPPED = new Set(
  'script style template noscript iframe object video audio svg math xmp noembed noframes'.split(' '),
)

/** Inline elements; any other element starts a new line. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Deeper than any post; the parser becomes slow far beyond that. */
const MAX_DEPTH = 256

/**
 * Text of a piece of HTML on one line: tags stripped, entities decoded, white space collapsed.
 *
 * @param enough Length in characters after which the rest is not read.
 */
export function toPlainText(html: string, enough = Number.POSITIVE_INFINITY): string {
  if (!/[<&]/.test(html)) return oneLine(html)
  let text = ''
  // In a separate variable: reading the end of a growing string would copy (flatten) it each time.
  let isSpaced = true
  let depth = 0
  let skipped = 0
  const space = (name: string) => {
    if (INLINE.has(name) || isSpaced) return
    text += ' '
    isSpaced = true
  }
  const browser = typeof document === 'undefined' ? null : document
  const handler: Partial<Handler> = {
    onopentagname(name) {
      if (SKIPPED.has(name)) skipped++
      space(name)
      if (++depth > MAX_DEPTH) parser.pause()
    },
    ontext(data) {
      if (skipped > 0) return
      // Cleaned as a whole: the parser may return a letter such as `&Gopf;` in two halves, which aren't valid
      // characters.
      const line = (browser ? decodeEntities(data, browser) : data).replace(/\s+/g, ' ')
      const piece = isSpaced ? line.trimStart() : line
      if (piece === '') return
      text += piece
      isSpaced = piece.endsWith(' ')
      if (text.length > enough + 1) parser.pause()
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped--
      space(name)
      depth--
    },
  }
  const parser = new Parser(handler, { decodeEntities: browser === null })
  parser.end(html)
  return oneLine(text)
}

/**
 * Decoded by the browser, which knows all 2,231 names: the parser's table of them would be 12 KB more to load, and a
 * browser bundle may leave it out.
 */
function decodeEntities(text: string, browser: Document): string {
  if (!text.includes('&')) return text
  // Its content is text with entities, and nothing else.
  const title = browser.createElement('title')
  title.innerHTML = text
  return title.textContent
}

const oneLine = (text: string) => closeBidi(cleanText(text).replace(/\s+/g, ' ').trim())

/** Shortens text to `length` characters plus an ellipsis, without cutting a character in half. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    // The ellipsis replaces a period.
    .replace(/[\s.]+$/, '')
  return closeBidi(`${start}…`)
}
