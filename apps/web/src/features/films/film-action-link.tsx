import { BellIcon, ExternalLinkIcon, PlayIcon } from '@two-pastors/ui'
import type { ComponentProps } from 'react'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { StableWidth } from '#lib/stable-width.tsx'
import type { Phase } from '#model/phases.ts'
import type { FilmAction } from './release.ts'

/** The longest label, so that a button keeps its width from phase to phase. */
const LONGEST = 'Find Showtimes'

type FilmActionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'ref'> & {
  action: FilmAction
  phase: Phase
  /** The longest label that can stand here. */
  longestLabel?: string
}

/** What a visitor can do to see a film: "Get Notified", "Get Tickets", "Find Showtimes" or "Watch at Home". */
export function FilmActionLink({ action, phase, longestLabel = LONGEST, ...props }: FilmActionLinkProps) {
  const isPage = action.url.startsWith('/')
  const isOurs = isPage || action.url.startsWith('#')
  const Icon = phase === 'home' ? PlayIcon : BellIcon
  const words = (
    // Reserves the width of the longest label plus its icon.
    <StableWidth reserve={longestLabel} className="items-center justify-items-center before:ps-[1.6em]">
      <span className="flex items-center gap-2">
        {isPage && <Icon />}
        <span>{action.label}</span>
        {!isOurs && <ExternalLinkIcon className="size-[0.875em]" />}
      </span>
    </StableWidth>
  )
  return isOurs ? (
    <PageLink {...props} to={action.url}>
      {words}
    </PageLink>
  ) : (
    <NewTabLink {...props} href={action.url} arrow={false}>
      {words}
    </NewTabLink>
  )
}
