import { PHASES, type Phase } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'

export type Dated = Pick<Film, 'phase' | 'dates'>

/** A film's release phase at a time (ms since 1970): the one set by staff, or the last whose date has come. */
export function filmPhase({ phase, dates }: Dated, now: number): Phase {
  if (phase) return phase
  const begun = PHASES.findLast((name) => name !== 'coming-soon' && (dates[name]?.at ?? Infinity) <= now)
  if (begun) return begun
  // Without an `announced` date, all other dates are public right away.
  const isPublic = !dates.announced && Object.keys(dates).length > 0
  return isPublic ? 'announced' : 'coming-soon'
}

/** Whether a film has come out. */
export const isOut = (phase: Phase) => phase === 'theaters' || phase === 'home'
