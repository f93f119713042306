import { type RefObject, useCallback, useState } from 'react'

const FIRST = 12
const STEP = 24

/**
 * How many of `total` cards to render: a dozen at first, more as the end of the row comes near, so that
 * a feed of thousands costs no more than a short one. Put `sentinel` on an element after the last card.
 */
export function useGrowingCount(total: number, scroller: RefObject<HTMLElement | null>) {
  const [grown, setGrown] = useState(FIRST)
  const count = Math.min(grown, total)

  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setGrown(count + STEP)
        },
        { root: scroller.current, rootMargin: '0px 1200px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [scroller, count],
  )
  return { count, sentinel }
}
