import { type RefObject, useEffect, useState } from 'react'

/** Whether a sideways scroller stands at its left (`start`) and at its right (`end`) edge; `size` changes with its content. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, size: number) {
  const [edges, setEdges] = useState({ start: true, end: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards move the right edge without a scroll event.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const start = element.scrollLeft <= 1
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEdges((old) => (old.start === start && old.end === end ? old : { start, end }))
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller, size])
  return edges
}
