import type { Concern } from '#model/schemas.ts'
import type { Care, Family } from './family.ts'

/** The highest level that needs no talk beforehand, by age. docs/family-guide.md gives the reasons. */
const usual: { from: number; limits: Record<Concern, number> }[] = [
  { from: 0, limits: { violence: 1, frightening: 1, grief: 1, language: 0, sexuality: 1, substances: 1 } },
  { from: 5, limits: { violence: 1, frightening: 2, grief: 2, language: 1, sexuality: 1, substances: 1 } },
  { from: 7, limits: { violence: 2, frightening: 3, grief: 2, language: 1, sexuality: 1, substances: 1 } },
  { from: 8, limits: { violence: 3, frightening: 3, grief: 3, language: 1, sexuality: 1, substances: 2 } },
  { from: 12, limits: { violence: 3, frightening: 4, grief: 3, language: 2, sexuality: 2, substances: 3 } },
  { from: 14, limits: { violence: 4, frightening: 4, grief: 4, language: 2, sexuality: 2, substances: 3 } },
  { from: 16, limits: { violence: 4, frightening: 5, grief: 5, language: 3, sexuality: 3, substances: 4 } },
]
const ADULT: Record<Concern, number> = {
  violence: 4,
  frightening: 5,
  grief: 5,
  language: 4,
  sexuality: 4,
  substances: 5,
}

const OFFSET: Record<Care, number> = { more: -1, usual: 0, less: 1 }

/** A family's limit for a child of this age, or for adults if no age is given. */
export function limitFor(concern: Concern, age: number | undefined, care: Family['care']): number {
  const limits = age === undefined ? ADULT : usual.findLast(({ from }) => age >= from)?.limits
  return Math.min(Math.max((limits?.[concern] ?? 0) + OFFSET[care[concern]], 0), 5)
}
