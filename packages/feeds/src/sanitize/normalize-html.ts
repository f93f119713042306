import { cleanText } from '../characters.ts'
import { limitNesting } from './limit-nesting.ts'

/**
 * Prepended to a post, so that it is parsed as in a page: in the body, and with a doctype. Without one, a table could
 * be inside a paragraph, and a page of frames has no body at all.
 */
const START = '<!doctype html><body>'

/** An attribute with its value, as parsers read it: a quotation mark only counts after `=`. */
const ATTRIBUTE = String.raw`([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?`
const ATTRIBUTES = new RegExp(ATTRIBUTE, 'g')
const TAGS = new RegExp(String.raw`(<[a-z][^\s/>]*)((?:[\s/]+|${ATTRIBUTE})+)`, 'gi')

/** `&#3;` and `&#x3;`, but not tabs and line ends; `&#146;` means a quotation mark. */
const CONTROL_NUMBERS =
  /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01]|127)|x0*(?:[0-8bcef]|1[\da-f]|7f))(?:;|(?![\da-f]))/gi

/** Renames the attribute `is`. */
const withoutIs = (html: string) =>
  html.replace(
    TAGS,
    (_, name: string, attributes: string) =>
      name + attributes.replace(ATTRIBUTES, (all, is: string) => (/^is$/i.test(is) ? `x-${all}` : all)),
  )

/**
 * Takes out what browsers and jsdom read in different ways, so that a post is the same from each of them.
 *
 * - `select`: what it may contain depends on the browser's version.
 * - `form`: in browsers its fields can shadow its methods, so DOMPurify drops it with everything in it.
 * - `is`: Chromium nests elements that have it in a way of its own.
 * - `<?`: a comment, or in the newest browsers an instruction.
 * - Control characters, as they are or as numbers (`&#3;`): not all parsers drop the same ones.
 *
 * None of it is allowed. Renamed to something unknown, an element is removed and its text stays.
 */
export const normalizeHtml = (html: string) =>
  START +
  withoutIs(
    limitNesting(cleanText(html))
      .replace(CONTROL_NUMBERS, '')
      .replaceAll('<?', '<!?')
      .replace(/<(\/?)(?=form|select)/gi, '<$1x-'),
  )
