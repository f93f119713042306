import { type RefObject, useEffect } from 'react'
import { observeInView } from './observe-in-view.ts'

/**
 * Delays the pictures in an element with `data-late` until it is in view or the page first scrolls. Browsers load lazy
 * pictures from far below the viewport, and on a slow connection they would compete with the app's code.
 */
export function useLatePictures(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = () => element.current?.removeAttribute('data-late')
    const list = element.current?.lastElementChild
    // The margin ignores a list that only just reaches into the viewport.
    const stop = list && observeInView(list, '0px 0px -5%', show)
    addEventListener('scroll', show, { once: true, passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', show)
    }
  }, [element])
}
