/**
 * Characters that XML forbids or that print as boxes: control characters, halves of characters, invalid code points,
 * characters that only one font has, and what Word and Macs leave in place of a mark or a picture.
 */
const NONE =
  /(?!\s)\p{Control}|[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\ufeff\ufff9-\ufffc]/gu

/** Line breaks that only some programs understand: Word's, a form feed, and Unicode's. */
const LINE_ENDS = /[\v\f\u2028\u2029]/g

/** As Word writes them in the fonts Symbol and Wingdings. */
const WORD_BULLETS = /[\uf0a7\uf0b7\uf0d8]/g

/** Nearly every text, which needs no cleaning. */
const PLAIN = /^[\t\n\r -~]*$/

/**
 * Makes a text safe for every file that it may get into (https://www.w3.org/TR/xml/#charsets): removes control characters and
 * broken ones, turns odd line breaks into `\n`, and composes letters with separate accents, as Macs write them (NFC). Leftovers
 * of Windows-1252, such as U+0092, become the quotation marks and dashes they were.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/[\x80-\x9f]/g, fromWindows)
    .replace(WORD_BULLETS, '•')
    .replace(LINE_ENDS, '\n')
    .replace(NONE, '')
    .normalize('NFC')
}

const BROKEN =
  /(?![\t\n\r])\p{Control}|[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/gu

/** The broken characters in a text, each once, as `U+0003`, for people who can fix them. */
export const brokenCharacters = (text: string): string[] => [
  ...new Set(
    Array.from(
      text.matchAll(BROKEN),
      ([character]) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  ),
]

/** As browsers read them in `&#146;`. */
const fromWindows = (character: string) =>
  new TextDecoder('windows-1252').decode(Uint8Array.of(character.charCodeAt(0)))
