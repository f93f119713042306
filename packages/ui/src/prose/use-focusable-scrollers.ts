import { type RefObject, useEffect } from 'react'
import { watchSize } from '../lib/watch-size.ts'

/**
 * Makes tables and code blocks that scroll horizontally focusable, because not every browser lets the keyboard scroll
 * them otherwise. `content` is the element's content: a change looks for them again.
 */
export function useFocusableScrollers(root: RefObject<HTMLElement | null>, content: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tables come with the content.
  useEffect(() => {
    const element = root.current
    if (!element) return
    const mark = () => {
      for (const part of element.querySelectorAll('table, pre')) {
        if (part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0')
        else part.removeAttribute('tabindex')
      }
    }
    mark()
    return watchSize(element, mark)
  }, [root, content])
}
