import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

type Visit = { address: string; top: number }

/** The last visit of each history entry and of each path. */
const visits = new Map<string, Visit>()

/** How the visitor left a page: its address with filters, and the scroll position. */
export const lastVisitOf = (pathname: string) => visits.get(pathname)

/**
 * Does for client-side navigation what browsers do between documents: a new page starts at the top, or at the part that its
 * address names, with focus there, its title is announced, and Back and links back restore the scroll position. Only a new path
 * counts as a new page: `?watch=` opens a dialog on the current one.
 */
export function PageChange() {
  const { pathname, search, hash, key, state } = useLocation()
  const type = useNavigationType()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useLayoutEffect(() => {
    const isBack = type === NavigationType.Pop
    const known = isBack && visits.get(key + hash)
    const { top = 0 } = known || state || {}
    const scroll = () => window.scrollTo({ top, behavior: 'instant' })
    if (shown.current === pathname) {
      // Browsers go back to the part that the address names, not to where the visitor was. They scroll after this.
      if (known) requestAnimationFrame(scroll)
      return
    }
    shown.current = pathname
    if (hash && !isBack)
      return keepInPlace(() => {
        // It may come later than the page: a video's transcript is in a file of its own.
        const named = namedBy(hash, type)
        if (named) named.scrollIntoView({ behavior: 'instant' })
        else scroll()
      })
    // This document hasn't shown the page before: its code and pictures haven't loaded yet.
    if (isBack && !known && top) return keepInPlace(scroll)
    scroll()
  }, [pathname, hash, key, type, state])

  // A layout effect, so that it stops listening before the next page scrolls.
  useLayoutEffect(() => {
    const remember = () => {
      const visit = { address: pathname + search, top: window.scrollY }
      // A link within the page makes an entry without a key of its own.
      visits.set(key + location.hash, visit)
      // Not while a dialog is open: its video's page replaces this one in the history, and its link leads back here.
      if (!search.includes('watch=')) visits.set(pathname, visit)
    }
    remember()
    addEventListener('scroll', remember, { passive: true })
    // The scroll event of a last movement comes with the next frame, and a link may have changed the address by then.
    addEventListener('click', remember, { capture: true })
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', remember, { capture: true })
    }
  }, [pathname, search, key])

  // Runs after a drawer or dialog of the old page has released the focus and React has updated the title.
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    const named = namedBy(hash, type)
    // Sections and headings aren't focusable by default.
    if (named && named.tabIndex < 0) {
      named.tabIndex = -1
      named.style.outline = 'none'
    }
    const start = named ?? document.getElementById('content')
    start?.focus({ preventScroll: true })
    setTitle(document.title)
    dispatchEvent(new Event('app:page'))
    // These tags describe the page that was first loaded; crawlers read them in its HTML.
    for (const tag of document.head.querySelectorAll('[data-once]')) tag.remove()
  }, [pathname, hash, type])

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  )
}

/** The element that the address names. Going back restores the scroll position instead. */
const namedBy = (hash: string, type: NavigationType) =>
  type === NavigationType.Pop ? null : document.getElementById(hash.slice(1))

/** Records in the history where the visitor leaves a page. Unlike `visits`, it survives a reload of the next one. */
export function rememberPlace() {
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, top: scrollY } }, '')
}

/**
 * Scrolls, and scrolls again when content above has loaded, until the visitor does something; browsers do the same
 * while a document loads. Returns a function that stops it.
 */
function keepInPlace(scroll: () => void) {
  scroll()
  const observer = 'ResizeObserver' in window ? new ResizeObserver(scroll) : undefined
  observer?.observe(document.body)
  const stop = () => observer?.disconnect()
  for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, stop, { once: true })
  return stop
}
