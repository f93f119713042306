/** Elements of HTML that have no content and no closing tag. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text, escaped for HTML. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

/** The same for text from XML in which HTML entities such as `&nbsp;` were left unread. */
export const escapeXmlText = (text: string) =>
  text.replace(
    /[<>"]|&(?!(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z\d]{1,30};)/gi,
    (character) => ESCAPES[character] ?? '',
  )

/** The HTML start tag for an XHTML element; attributes with a prefix are dropped. */
export function openTag(name: string, attributes: Record<string, string>): string {
  let tag = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!/^xmlns$|:/.test(attribute)) tag += ` ${attribute}="${escapeText(value)}"`
  }
  return `${tag}>`
}

/** The end tag, or nothing for an element that has none: XHTML's `<iframe/>` would swallow the rest of a post. */
export const closeTag = (name: string) => (VOID.has(name) ? '' : `</${name}>`)
