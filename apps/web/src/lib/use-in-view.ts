import { type RefObject, useEffect, useState } from 'react'
import { observeInView } from './observe-in-view.ts'

/** Whether an element has ever been in view, or within one screen of it. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!inView && element.current) return observeInView(element.current, '100% 0px', () => setInView(true))
  }, [element, inView])
  return inView
}
