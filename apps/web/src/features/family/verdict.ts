import type { Concern, ContentNote, Guide, Scene } from '#model/schemas.ts'
import { type Child, type Family, OLDEST } from './family.ts'
import { limitFor } from './limits.ts'
import { concerns } from './words.ts'

export type Kind = 'good' | 'talk' | 'wait'

/** One thing that was checked for one child; `child` is undefined for the adults and for the family as a whole. */
export type Reason = { kind: Kind; child: Child | undefined } & (
  | { about: 'age'; suggested: number; note: string }
  | { about: Concern; level: number; limit: number; note: string; scenes: Scene[] }
  | { about: 'close-to-home'; note: Guide['notes'][number] }
  | { about: 'subject'; note: Guide['notes'][number] }
)

export type Verdict = {
  kind: Kind
  /** The reasons against it, worst first. If the film is good: everything that was checked. */
  reasons: Reason[]
  /** Everything that was checked. */
  checks: Reason[]
  /** The family's notes that the guide doesn't have. */
  notFound: ContentNote[]
  /** The guide's basis. A film that nobody has seen only "looks good". */
  basis: Guide['basis']
}

/** Subjects that call for a talk with a child first, and for waiting if they are close to home. */
const HEAVY: ContentNote[] = ['abuse', 'suicide', 'exploitation']

/** Below this age, a heavy subject always calls for a talk. */
const HEAVY_UNTIL = 14

/** Losses that make a film's grief heavier for a child who has had them. */
export const LOSSES: ContentNote[] = ['parent-death', 'grandparent-death', 'child-death', 'animal-death']

/** How many years under the suggested age a talk can bridge. */
const BRIDGED_YEARS = 2

/** From this suggested age on, no years are bridged: such a film is for adults, and for teens who are nearly adults. */
const GROWN_UP = 16

/**
 * Whether a film is good for a family now, needs a talk first, or should wait. Pure: nothing but the guide and the family
 * decides. For each child:
 *
 * - age: at or over the suggested age is good; one or two years under it, talk; more, wait. A film suggested from 16 or
 *   later should wait for everyone younger.
 * - each concern: a level up to the family's limit at that age is good (limits.ts); one over it, talk; more, wait. If the
 *   film has a loss that is close to home, the limit for grief is one lower.
 * - a story that turns on abuse, suicide or exploitation asks for a talk with a child under 14.
 *
 * For the family: a content note that is close to home asks for a talk; wait if it is abuse, suicide or exploitation, the
 * story turns on it, and there are children. The strictest result counts.
 */
export function verdict(guide: Guide, family: Family): Verdict {
  const people = family.children.length > 0 ? family.children : [undefined]
  const checks = [
    ...people.flatMap((child) => [
      ...checkAge(guide, child),
      ...checkConcerns(guide, child, family),
      ...checkSubject(guide, child, family),
    ]),
    ...checkNotes(guide, family),
  ]
  const kind = worst(checks.map((check) => check.kind))
  const against = checks.filter((check) => check.kind !== 'good')
  const reasons = against.length > 0 ? byRank(against) : checks
  const notFound = family.sensitivities.filter((kind) => !guide.notes.some((note) => note.kind === kind))
  return { kind, reasons, checks, notFound, basis: guide.basis }
}

/**
 * The age at which a child of this family no longer has to wait for a film, and the verdict then. Undefined if that
 * isn't before 18.
 */
export function waitUntil(
  guide: Guide,
  family: Family,
  child: Child,
): { age: number; kind: Kind } | undefined {
  for (let age = child.age + 1; age <= OLDEST; age++) {
    const { kind } = verdict(guide, { ...family, children: [{ ...child, age }] })
    if (kind !== 'wait') return { age, kind }
  }
}

const RANK: Record<Kind, number> = { good: 0, talk: 1, wait: 2 }

/** Worst first. */
export const byRank = (reasons: Reason[]) => reasons.toSorted((a, b) => RANK[b.kind] - RANK[a.kind])

export const worst = (kinds: Kind[]): Kind =>
  kinds.reduce<Kind>((found, kind) => (RANK[kind] > RANK[found] ? kind : found), 'good')

function checkAge({ age, why: note }: Guide, child: Child | undefined): Reason[] {
  if (!child) return []
  const bridged = age >= GROWN_UP ? 0 : BRIDGED_YEARS
  return [{ about: 'age', child, suggested: age, note, kind: byDistance(age - child.age, bridged) }]
}

function checkConcerns(guide: Guide, child: Child | undefined, { care, sensitivities }: Family): Reason[] {
  const mourns = guide.notes.some(({ kind }) => LOSSES.includes(kind) && sensitivities.includes(kind))
  return concerns.map((about) => {
    const { level, note, scenes = [] } = guide.concerns[about]
    const usual = limitFor(about, child?.age, care)
    const limit = about === 'grief' && mourns && care.grief !== 'more' ? Math.max(usual - 1, 0) : usual
    return { about, child, level, limit, note, scenes, kind: byDistance(level - limit, 1) }
  })
}

function checkSubject({ notes }: Guide, child: Child | undefined, { sensitivities }: Family): Reason[] {
  if (!child || child.age >= HEAVY_UNTIL) return []
  return notes
    .filter(({ kind, central }) => central && HEAVY.includes(kind) && !sensitivities.includes(kind))
    .map((note) => ({ about: 'subject', child, note, kind: 'talk' }))
}

function checkNotes({ notes }: Guide, { sensitivities, children }: Family): Reason[] {
  return notes
    .filter(({ kind }) => sensitivities.includes(kind))
    .map((note) => {
      const tooMuch = note.central && HEAVY.includes(note.kind) && children.length > 0
      return { about: 'close-to-home', child: undefined, note, kind: tooMuch ? 'wait' : 'talk' }
    })
}

const byDistance = (over: number, bridged: number): Kind =>
  over <= 0 ? 'good' : over <= bridged ? 'talk' : 'wait'
