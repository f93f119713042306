import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from '../lib/watch-size.ts'

/** Whether a horizontal scroller is at its left and at its right edge. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ left: true, right: false })

  // After every render: more cards or another text direction fire no scroll event.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const room = element.scrollWidth - element.clientWidth
      // In right-to-left text scrollLeft is 0 at the right edge and negative to the left of it.
      const fromRight = getComputedStyle(element).direction === 'rtl'
      const offset = fromRight ? room + element.scrollLeft : element.scrollLeft
      const left = offset <= 1
      const right = offset >= room - 1
      setEdges((old) => (old.left === left && old.right === right ? old : { left, right }))
    }
    const stop = watchSize(element, update)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', update)
    }
  })
  return edges
}
