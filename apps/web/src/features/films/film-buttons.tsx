import type { VideoItem } from '@two-pastors/feeds'
import { BellIcon, Button, ExternalLinkIcon, PlayIcon } from '@two-pastors/ui'
import type { ComponentProps } from 'react'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { StableWidth } from '#lib/stable-width.tsx'
import type { Phase } from '#model/phases.ts'
import type { FilmAction } from './release.ts'

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'aria-label'>

/** Plays a film's trailer in the page's `WatchDialog`. */
export const TrailerButton = ({ item, ...props }: ButtonProps & { item: VideoItem }) => (
  <Button asChild variant="hero" {...props}>
    <WatchLink item={item}>
      <PlayIcon />
      Watch Trailer
    </WatchLink>
  </Button>
)

/** The longest label, so that a button keeps its width from phase to phase. */
const LONGEST = 'Find Showtimes'

type FilmActionButtonProps = ButtonProps & {
  action: FilmAction
  phase: Phase
  /** The longest possible label. */
  longestLabel?: string
}

/** The main action for a film: "Get Notified", "Get Tickets", "Find Showtimes" or "Watch at Home". */
export function FilmActionButton(props: FilmActionButtonProps) {
  const { action, phase, longestLabel = LONGEST, ...look } = props
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
  return (
    <Button asChild {...look}>
      {isOurs ? (
        <PageLink to={action.url}>{words}</PageLink>
      ) : (
        <NewTabLink href={action.url} arrow={false}>
          {words}
        </NewTabLink>
      )}
    </Button>
  )
}
