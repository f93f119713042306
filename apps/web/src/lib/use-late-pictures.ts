import { type RefObject, useEffect } from 'react'

/**
 * Keeps the pictures of an element with `data-late` back until it is seen, or the page is scrolled for the first time.
 * Browsers load lazy pictures from far below the window: on a slow line they would compete with the app's code. From the
 * first scroll on that is as it should be.
 */
export function useLatePictures(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const show = () => element.current?.removeAttribute('data-late')
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      // An edge of it at the bottom of the window is not yet seen.
      { rootMargin: '0px 0px -5%' },
    )
    if (element.current?.lastElementChild) observer.observe(element.current.lastElementChild)
    addEventListener('scroll', show, { once: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', show)
    }
  }, [element])
}
