import { ArrowLeftIcon, Button } from '@two-pastors/ui'
import type { MouseEvent } from 'react'
import { PageLink } from './page-link.tsx'

/** Links from an article back to its list, at the place where the visitor left it if they came from there. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" className="-ms-[min(1.25rem,var(--tp-gutter))]">
      <PageLink to={to} data-page-link="return" onClick={(event) => returnTo(to, event)}>
        <ArrowLeftIcon />
        {children}
      </PageLink>
    </Button>
  )
}

/**
 * Goes back in the tab's history to where a path was open, which restores its scroll position and filters. Only
 * across one other page, such as a search: after more, visitors expect Back to lead through the pages in between, so
 * the link opens the path as a new page, at the same place.
 */
function returnTo(path: string, event: MouseEvent) {
  // Firefox before 147 and Safari before 26.2 have no Navigation API: there, the link is an ordinary one.
  const { navigation } = window
  if (!navigation?.currentEntry || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { index } = navigation.currentEntry
  const before = navigation.entries().slice(0, index)
  const paths = before.map(({ url }) => url && new URL(url).pathname)
  const entry = before[paths.lastIndexOf(path)]
  // Entries for sections of this page don't count as pages.
  const since = paths.slice(paths.lastIndexOf(path) + 1)
  const between = new Set(since.filter((other) => other !== location.pathname))
  if (!entry || between.size > 1) return
  event.preventDefault()
  navigation.traverseTo(entry.key)
}
