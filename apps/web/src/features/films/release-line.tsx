import { type ReactNode, use } from 'react'
import { ClockContext, useNow } from '#lib/now.tsx'
import { StableWidth } from '#lib/stable-width.tsx'
import type { Film } from '#model/schemas.ts'
import { filmPhase } from './film-phase.ts'
import { countdown, releaseLine } from './release.ts'

/**
 * Where and when a film can be seen, with a countdown in the last weeks; null if there is nothing to say. `untilHome`
 * is for places whose button says the rest.
 */
export function useReleaseLine(film: Film, { untilHome = false } = {}): ReactNode {
  const wordsAt = (now: number) =>
    untilHome && filmPhase(film, now) === 'home'
      ? ''
      : [releaseLine(film, now), countdown(film, now)].filter(Boolean).join(' · ')
  const room = wordsAt(use(ClockContext).asOf)
  const words = wordsAt(useNow())
  return room || words ? <StableWidth reserve={room}>{words}</StableWidth> : null
}
