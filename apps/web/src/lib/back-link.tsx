import { ArrowLeftIcon, Button } from '@two-pastors/ui'
import type { MouseEvent } from 'react'
import { PageLink } from './page-link.tsx'

/** Links from an article back to its list, to the place in it that the visitor left if they have been there. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" className="-ms-5">
      <PageLink to={to} onClick={(event) => returnTo(to, event)}>
        <ArrowLeftIcon />
        {children}
      </PageLink>
    </Button>
  )
}

/**
 * Goes back in the tab's history to where a path was open, which restores its scroll position and its filters. Only one or two
 * steps, such as across a search: after more of them, visitors expect Back to lead to what they saw between.
 */
function returnTo(path: string, event: MouseEvent) {
  // Firefox before 147 and Safari before 26.2 have no Navigation API: there, the link is an ordinary one.
  const { navigation } = window
  if (!navigation?.currentEntry || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { index } = navigation.currentEntry
  const before = navigation.entries().slice(Math.max(index - 2, 0), index)
  const entry = before.findLast(({ url }) => url && new URL(url).pathname === path)
  if (!entry) return
  event.preventDefault()
  navigation.traverseTo(entry.key)
}
