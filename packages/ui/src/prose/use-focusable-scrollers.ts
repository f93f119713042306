import { type RefObject, useEffect } from 'react'
import { watchSize } from '../lib/watch-size.ts'

/**
 * Tables and code that are wider than the page scroll in themselves; the keyboard needs a way to them, which not every
 * browser gives it. `content` is what the element holds: with another the tables are others.
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
