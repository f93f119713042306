import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does by itself between two documents, for our client-side ones: a new page starts at its top with
 * the focus on its content, its title is announced, and Back finds the place it left. Only the path makes a page:
 * `?watch=` opens a dialog on the same one.
 */
export function PageChange() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  const places = useRef(new Map<string, number>())

  // Before the next page scrolls to its own place, which must not be remembered as this one's.
  useLayoutEffect(() => {
    const remember = () => places.current.set(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({
      top: type === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0,
      behavior: 'instant',
    })
  }, [pathname, key, type])

  // After a drawer or dialog of the old page has let go of the focus, and the new page has put its title in place.
  const focused = useRef(pathname)
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    setTitle(document.title)
    // They are of the page that the visitor came to, and stand in the HTML only: services read them there.
    for (const tag of document.head.querySelectorAll('[data-once]')) tag.remove()
  }, [pathname])

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  )
}
