import { PHASES, type Phase } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'

export type Dated = Pick<Film, 'phase' | 'dates'>

/** The phase of a film's release at a moment (ms since 1970): the one staff have set, or the last whose date has come. */
export function filmPhase({ phase, dates }: Dated, now: number): Phase {
  if (phase) return phase
  const begun = PHASES.findLast((name) => name !== 'coming-soon' && (dates[name]?.at ?? Infinity) <= now)
  if (begun) return begun
  // Without an `announced` date, any other date is public at once.
  const isPublic = !dates.announced && Object.keys(dates).length > 0
  return isPublic ? 'announced' : 'coming-soon'
}

/** Whether a film has come out. */
export const isOut = (phase: Phase) => phase === 'theaters' || phase === 'home'
