import { type RefObject, useEffect, useState } from 'react'
import { watchSize } from '../lib/watch-size.ts'

/** Whether a sideways scroller stands at its left and at its right edge. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ left: true, right: false })

  // After every render: there may be more cards, or a text that runs the other way, and neither is a scroll event.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const room = element.scrollWidth - element.clientWidth
      // Where text runs from right to left, scrollLeft is 0 at the right edge and counts down.
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
