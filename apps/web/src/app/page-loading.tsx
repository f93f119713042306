import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A progress bar while a page loads slowly: until the new page can render, React Router keeps the old one. */
export function PageLoading() {
  const { pathname } = useLocation()
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    setLoading(false)
    // By the time these events reach the window, the router has changed its address. The URL encodes a path the same
    // way as the window.
    const shown = new URL(window.location.origin + pathname).pathname
    const check = () => setLoading(window.location.pathname !== shown)
    const events = ['click', 'submit', 'popstate']
    for (const event of events) addEventListener(event, check)
    return () => {
      for (const event of events) removeEventListener(event, check)
    }
  }, [pathname])

  return loading && <div role="progressbar" aria-label="Loading the page" className="page-loading" />
}
