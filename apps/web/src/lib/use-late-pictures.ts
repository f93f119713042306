import { type RefObject, useEffect } from 'react'
import { whenSeen } from './when-seen.ts'

/**
 * Keeps the pictures of an element with `data-late` back until it is seen, or the page is scrolled for the first time.
 * Browsers load lazy pictures from far below the window: on a slow line they would compete with the app's code. From the
 * first scroll on that is as it should be.
 */
export function useLatePictures(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = () => element.current?.removeAttribute('data-late')
    const list = element.current?.lastElementChild
    // An edge of it at the bottom of the window is not yet seen.
    const stop = list && whenSeen(list, '0px 0px -5%', show)
    addEventListener('scroll', show, { once: true, passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', show)
    }
  }, [element])
}
