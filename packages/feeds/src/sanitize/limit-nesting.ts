/** Deeper than any post; far beyond that, HTML parsers slow down or give up. */
const MAX_DEPTH = 100

/** The maximum depth of a post's drawings. */
const MAX_SHAPES = 1000

/** Elements that are empty, or that end where the next of their kind starts: any number of them don't nest. */
const FLAT = new Set(
  `area base br col embed hr img input link meta param source track wbr
   a p li dt dd option optgroup caption colgroup thead tbody tfoot tr td th`.split(/\s+/),
)

/**
 * Cuts off HTML whose elements nest too deep. It only counts tags, and rather too many than too few: a flood of them
 * must not reach a parser.
 */
export function limitNesting(html: string): string {
  const open = new Map<string, number>()
  let depth = 0
  let shapes = 0
  for (const { 1: slash, 2: name = '', 3: isEmpty, index } of html.matchAll(
    /<(\/?)([a-z][^\s/<>]*)(?:[^<>]*(\/)>)?/gi,
  )) {
    const element = name.toLowerCase()
    if (FLAT.has(element)) continue
    // A self-closing slash is only valid in SVG and MathML.
    const isDrawing = open.get('svg') || open.get('math')
    if (isEmpty && isDrawing && shapes++ < MAX_SHAPES) continue
    const count = open.get(element) ?? 0
    if (slash && count === 0) continue
    open.set(element, slash ? count - 1 : count + 1)
    depth += slash ? -1 : 1
    if (depth > MAX_DEPTH) return html.slice(0, index)
  }
  return html
}
