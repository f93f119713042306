import { Children, type ReactNode } from 'react'

/**
 * Gives text that stands beside other nodes an element of its own. React makes it a text node otherwise, which a browser
 * that translates the page replaces: then React can't change or remove it, or insert anything before it.
 */
export function ownText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  let text = ''
  let texts = 0
  for (const child of [...Children.toArray(children), null]) {
    if (typeof child === 'string' || typeof child === 'number') text += child
    else {
      if (text) {
        parts.push(
          // By its place among the texts, so that an icon that comes or goes before it doesn't make it anew.
          <span key={texts++} data-slot="text">
            {text}
          </span>,
        )
      }
      text = ''
      parts.push(child)
    }
  }
  return parts
}
