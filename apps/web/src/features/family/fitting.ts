import { readFamily } from './family.ts'
import { guides } from './guides.ts'
import { type Kind, verdict } from './verdict.ts'

const ALL_GOOD = { kind: 'good' as const, reasons: [] }

/**
 * The ids of the reviews that fit the stored family: the good ones or, if there are none, those that fit after a talk, the one
 * with the least to talk about first. All, without a family.
 */
export function fittingFor(stored: string | null): { ids: Set<string>; afterTalk: boolean } {
  const family = readFamily(stored)
  const all = [...guides]
  const verdicts = all.map(([id, guide]) => ({ id, ...(family ? verdict(guide, family) : ALL_GOOD) }))
  const those = (wanted: Kind) => verdicts.filter(({ kind }) => kind === wanted)
  const good = those('good')
  const afterTalk = good.length === 0
  const fitting = afterTalk ? those('talk').sort((a, b) => a.reasons.length - b.reasons.length) : good
  return { ids: new Set(fitting.map(({ id }) => id)), afterTalk }
}
