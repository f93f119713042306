import { readFamily } from './family.ts'
import { guides } from './guides.ts'
import { type Kind, verdict } from './verdict.ts'

/**
 * The ids of the reviews that fit the stored family: the good ones or, if there are none, those that fit after a talk. All, without
 * a family.
 */
export function fittingFor(stored: string | null): { ids: Set<string>; afterTalk: boolean } {
  const family = readFamily(stored)
  const all = [...guides]
  const those = (kind: Kind) => all.filter(([, guide]) => !family || verdict(guide, family).kind === kind)
  const good = those('good')
  const afterTalk = good.length === 0
  return { ids: new Set((afterTalk ? those('talk') : good).map(([id]) => id)), afterTalk }
}
