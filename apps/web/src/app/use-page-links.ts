import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { isPlainPress, linkAt } from '#lib/plain-press.ts'
import { useLinks } from '#lib/use-links.ts'
import { lastVisitOf, rememberPlace } from './page-change.tsx'

/**
 * Navigates every `PageLink` without loading a new document, and preloads its page when a pointer or the focus comes near.
 * One listener for all, so that a link costs nothing to render, and works in parts of the page that hydrate late.
 */
export function usePageLinks(preload: (path: string) => void) {
  const navigate = useNavigate()
  const location = useLocation()

  useLinks(
    (event) => {
      const link = pageLinkAt(event)
      if (!link || event.defaultPrevented || !isPlainPress(event)) return
      // The browser scrolls to a part of the current page by itself.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      const { pageLink } = link.dataset
      const visit = pageLink === 'return' ? lastVisitOf(link.pathname) : null
      const to = visit?.address ?? createPath(link)
      rememberPlace()
      // Like browsers: a link to the current page adds no history entry.
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
