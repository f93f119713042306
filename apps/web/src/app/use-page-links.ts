import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { isPlainPress, linkAt } from '#lib/plain-press.ts'
import { useLinks } from '#lib/use-links.ts'
import { lastVisitOf, rememberPlace } from './page-change.tsx'

/**
 * Follows every `PageLink` without loading a new document, and preloads its page when a pointer or the focus comes to it. One
 * listener for all, so that a link costs nothing when it renders, and works in parts of the page that React hydrates late.
 */
export function usePageLinks(preload: (path: string) => void) {
  const navigate = useNavigate()
  const location = useLocation()

  useLinks(
    (event) => {
      const link = pageLinkAt(event)
      if (!link || event.defaultPrevented || !isPlainPress(event)) return
      // The browser scrolls to a part of this very page by itself.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      const { pageLink } = link.dataset
      const visit = pageLink === 'return' ? lastVisitOf(link.pathname) : null
      const to = visit?.address ?? createPath(link)
      rememberPlace()
      // As browsers do: a link to this very page adds nothing to the history.
      navigate(to, {
        replace: pageLink === 'replace' || to === createPath(location),
        state: visit,
      })
    },
    (event) => {
      const link = pageLinkAt(event)
      if (link) preload(link.pathname)
    },
  )
}

const pageLinkAt = (event: Event) => linkAt(event, 'a[data-page-link]')
