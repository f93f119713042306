import type { Concern } from '#model/schemas.ts'
import { type Care, type Family, mapCare, readFamily } from './family.ts'
import { guides } from './guides.ts'
import { type Reason, verdict } from './verdict.ts'
import { concerns } from './words.ts'

type Fitting = {
  /** The films that fit: the good ones or, if there are none, those that need a talk first, easiest first. */
  ids: string[]
  afterTalk: boolean
}

/** Which of these films fit the stored family; all of them without a family. */
export function fittingFor(stored: string | null, ids: string[]): Fitting {
  const family = readFamily(stored)
  if (!family) return { ids, afterTalk: false }
  const good = ids.filter((id) => verdictOn(id, family)?.kind === 'good')
  if (good.length > 0) return { ids: good, afterTalk: false }
  const talks = ids.flatMap((id) => {
    const found = verdictOn(id, family)
    return found?.kind === 'talk' ? [{ id, count: found.reasons.length }] : []
  })
  return { ids: talks.sort((a, b) => a.count - b.count).map(({ id }) => id), afterTalk: talks.length > 0 }
}

/** How far a film is from fitting the stored family: 0 if it fits, if only after a talk. */
export function distanceFor(stored: string | null): (id: string) => number {
  const family = readFamily(stored)
  return (id) => {
    const found = family && verdictOn(id, family)
    return found?.kind === 'wait' ? found.reasons.reduce((sum, reason) => sum + over(reason), 0) : 0
  }
}

/** An answer that the family could relax: the concerns, the family with that change, and the films that would fit. */
export type Relaxation = { concerns: Concern[]; from: Care; family: Family; ids: string[] }

const MAX_RELAXATIONS = 2
const LESS_CAREFUL: Record<Care, Care> = { more: 'usual', usual: 'less', less: 'less' }

/**
 * The answers about single concerns that rule out all of these films, each relaxed by one step. Stricter-than-usual
 * answers come first; if no single change is enough, all of them together.
 */
export function relaxationsFor(stored: string | null, ids: string[]): Relaxation[] {
  const family = readFamily(stored)
  if (!family) return []
  const strict = concerns.filter((concern) => family.care[concern] === 'more')
  const usual = concerns.filter((concern) => family.care[concern] === 'usual')
  return [...strict.map((concern) => [concern]), strict, ...usual.map((concern) => [concern])]
    .flatMap((relaxed): Relaxation[] => {
      const [first] = relaxed
      if (!first) return []
      const care = mapCare((concern) =>
        relaxed.includes(concern) ? LESS_CAREFUL[family.care[concern]] : family.care[concern],
      )
      const next = { ...family, care }
      const fitting = ids.filter((id) => verdictOn(id, next)?.kind !== 'wait')
      return fitting.length > 0
        ? [{ concerns: relaxed, from: family.care[first], family: next, ids: fitting }]
        : []
    })
    .filter(
      (relaxation, index, all) => index === all.findIndex(({ ids }) => ids.length === relaxation.ids.length),
    )
    .slice(0, MAX_RELAXATIONS)
}

function verdictOn(id: string, family: Family) {
  const guide = guides.get(id)
  return guide && verdict(guide, family)
}

/** How many levels or years a film is over the limit. */
function over(reason: Reason): number {
  if (reason.kind === 'good') return 0
  if ('level' in reason) return reason.level - reason.limit
  if (reason.about === 'age' && reason.child) return reason.suggested - reason.child.age
  return 1
}
