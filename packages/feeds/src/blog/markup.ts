/** Elements of HTML that have no content and no closing tag. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it has to stand in HTML. */
export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

/** The same for text of XML, in which entities of HTML such as `&nbsp;` were not read but left standing. */
export const escapeXmlText = (text: string) =>
  text.replace(
    /[<>"]|&(?!(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z\d]{1,30};)/gi,
    (character) => ESCAPES[character] ?? '',
  )

/** Start tag of HTML for an element of XHTML; attributes that have a prefix mean nothing there. */
export function openTag(name: string, attributes: Record<string, string>): string {
  let tag = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!/^xmlns$|:/.test(attribute)) tag += ` ${attribute}="${escapeText(value)}"`
  }
  return `${tag}>`
}

/** End tag, nothing for an element that has none: `<iframe/>` of XHTML would swallow the rest of a post. */
export const closeTag = (name: string) => (VOID.has(name) ? '' : `</${name}>`)
