/** A value for an attribute; `false` leaves it out. */
type Attributes = Record<string, string | boolean>

/** Creates an element. Without `innerHTML`, which a host's Trusted Types would refuse. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  return element
}

/** A link that opens a new tab and says so, by an arrow and by its description. */
export const newTabLink = (href: string, text: string) =>
  make(
    'a',
    { href, target: '_blank', rel: 'noopener', title: 'Opens in a new tab' },
    text,
    make('span', { 'aria-hidden': 'true' }, ' ↗'),
  )

/** An SVG icon with a single path, 24 × 24. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}
