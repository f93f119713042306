import { type RefObject, useCallback } from 'react'

/** A ref for an element after the last card: calls `onNear` shortly before it scrolls into view. */
export function useSentinel(scroller: RefObject<HTMLElement | null>, onNear: () => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      try {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.some((entry) => entry.isIntersecting)) onNear()
          },
          { root: scroller.current, rootMargin: '0px 1200px' },
        )
        observer.observe(element)
        return () => observer.disconnect()
      } catch {
        // Without IntersectionObserver, any scroll loads more.
        const row = element.parentElement
        row?.addEventListener('scroll', onNear, { passive: true })
        return () => row?.removeEventListener('scroll', onNear)
      }
    },
    [scroller, onNear],
  )
}
