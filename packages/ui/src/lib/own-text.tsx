import { Children, type ReactNode } from 'react'

/**
 * Wraps text that has siblings in its own element. As a bare text node it would be replaced by a browser that
 * translates the page: then React can't change or remove it, or insert anything before it.
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
          // Keyed by its position among the texts, so that it isn't recreated when an icon before it comes or goes.
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
