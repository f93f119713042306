import { readFamily } from './family.ts'
import { guides } from './guides.ts'
import { verdict } from './verdict.ts'

/** The ids of the reviews that are good for the stored family; of all, if there is none. */
export function fittingIds(stored: string | null): Set<string> {
  const family = readFamily(stored)
  const all = [...guides]
  const fitting = family ? all.filter(([, guide]) => verdict(guide, family).kind === 'good') : all
  return new Set(fitting.map(([id]) => id))
}
