import type { Concern, ContentNote, Guide } from '#model/schemas.ts'
import type { Child, Family } from './family.ts'
import type { Kind, Reason, Verdict } from './verdict.ts'
import { LOSSES, waitUntil, worst } from './verdict.ts'
import { concernNames, concerns, inWords, listConcerns, noteNames, sceneNames } from './words.ts'

/** "Mia" or "your seven-year-old". */
export function nameOf({ name, age }: Child): string {
  if (name) return name
  return age === 0 ? 'your baby' : `your ${inWords(age)}-year-old`
}

/** "Mia, Ben and your seven-year-old". */
export const list = (items: string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/**
 * The verdict in a sentence, with the reasons against it: "Talk first with your seven-year-old: two frightening
 * scenes, 41 and 63 minutes in."
 */
export function headline(verdict: Verdict, { children }: Family): string {
  const tooYoung = (child: Child) =>
    verdict.checks.some((check) => check.child === child && check.about === 'age' && check.kind !== 'good')
  const groups = (['wait', 'talk', 'good'] as const).flatMap((kind) =>
    // Kept apart: the suggested age is no reason for children who have reached it.
    [true, false].flatMap((young) => {
      const all = children.filter((child) => kindFor(child, verdict) === kind && tooYoung(child) === young)
      return all.length > 0 ? [{ kind, names: [...new Set(all.map(nameOf))], all }] : []
    }),
  )
  const ofFamily = verdict.reasons.filter(
    (reason) => reason.about === 'close-to-home' && reason.kind !== 'good',
  )
  const good = verdict.basis === 'announced' ? 'Looks good for' : 'Good for'
  if (verdict.kind === 'good') return `${good} ${allOf(children)}.`
  const parts = groups
    .filter(({ kind }) => kind !== 'good')
    .map(({ kind, names, all }) => {
      const against = verdict.reasons.filter(({ child }) => child && all.includes(child))
      return `${opening(kind, list(names))}: ${explain(against, kind)}`
    })
  const home = ofFamily.length > 0 ? [`${familyOpening(ofFamily)}: ${whys(ofFamily)}.`] : []
  const adults = verdict.reasons.filter(
    ({ child, about, kind }) => !child && about !== 'close-to-home' && kind !== 'good',
  )
  const ours = adults.length > 0 && children.length === 0 ? [`Think twice: ${whys(adults)}.`] : []
  const open = home.length > 0 ? `Otherwise ${good.toLowerCase()}` : good
  const fine = groups.find(({ kind }) => kind === 'good')
  return [...parts, ...ours, ...home, ...(fine ? [`${open} ${list(fine.names)}.`] : [])].join(' ')
}

const kindFor = (child: Child, { checks }: Verdict) =>
  worst(checks.filter((check) => check.child === child).map(({ kind }) => kind))

/** The main reason, in a few words: "Grief and loss, level 4". An age only if it is the only reason. */
export function mainReason({ kind, reasons }: Verdict): string {
  const [main] = reasons.filter((reason) => reason.kind === kind).toSorted((a, b) => weight(b) - weight(a))
  if (!main) return ''
  if (main.about === 'age') return `Suggested from age ${main.suggested}`
  return 'level' in main ? `${concernNames[main.about]}, level ${main.level}` : noteNames[main.note.kind].name
}

/** Levels over a limit; what the family told us counts most. */
function weight(reason: Reason): number {
  if ('level' in reason) return reason.level - reason.limit
  return { age: 0, subject: 1, 'close-to-home': Number.POSITIVE_INFINITY }[reason.about]
}

/** "At nine: talk first." for each child who should wait; empty if nobody should, or if no age under 18 changes that. */
export function whenOlder(guide: Guide, family: Family, verdict: Verdict): string {
  const waiting = family.children.filter((child) => kindFor(child, verdict) === 'wait')
  const ages = waiting.flatMap((child) => {
    const until = waitUntil(guide, family, child)
    return until ? [`At ${inWords(until.age)}: ${until.kind === 'talk' ? 'talk first' : 'good'}.`] : []
  })
  return [...new Set(ages)].join(' ')
}

/** "Your answers make us more careful with grief and loss." if that makes a difference; else empty. */
export function careTaken({ reasons }: Verdict, { care }: Family): string {
  const names = concerns
    .filter((concern) => care[concern] === 'more')
    .filter((concern) => reasons.some(({ about, kind }) => about === concern && kind !== 'good'))
  return names.length > 0
    ? `Your answers make us more careful with ${listConcerns(names)}: one level less than usual.`
    : ''
}

/** "Within your limits: frightening scenes, level 3 of 5.": other levels in the guide, from 2 on; else empty. */
export function withinLimits({ checks }: Verdict): string {
  const within = concerns.flatMap((concern) => {
    const found = checks.filter((check) => check.about === concern)
    const level = Math.max(...found.flatMap((check) => ('level' in check ? check.level : [])))
    return level >= 2 && worst(found.map(({ kind }) => kind)) === 'good'
      ? `${lower(concernNames[concern])}, level ${level} of 5`
      : []
  })
  return within.length > 0 ? `Within your limits: ${within.join('; ')}.` : ''
}

/**
 * "Other losses in it: death of a parent, at the start (He is an orphan)." for a family that has had a loss, or is
 * more careful with grief than most; else empty. The family's own losses are among the verdict's reasons instead.
 */
export function otherLosses({ notes }: Guide, { care, sensitivities }: Family): string {
  const had = sensitivities.filter((kind) => LOSSES.includes(kind))
  const others = notes.filter(({ kind }) => LOSSES.includes(kind) && !had.includes(kind))
  if ((care.grief !== 'more' && had.length === 0) || others.length === 0) return ''
  const hasOwn = notes.some(({ kind }) => had.includes(kind))
  return `${hasOwn ? 'Other losses' : 'Losses'} in it: ${others.map(noteText).join('; ')}.`
}

/** "no death of a parent and no addiction" */
export const listMissing = (kinds: ContentNote[]) =>
  list(kinds.map((kind) => `no ${lower(noteNames[kind].name)}`))

/** What is over a limit, with the guide's words, worst first. */
export function notesOf({ reasons }: Verdict): [Concern, string][] {
  const notes = new Map<Concern, string>()
  for (const reason of reasons)
    if ('level' in reason && reason.kind !== 'good') notes.set(reason.about, reason.note)
  return [...notes]
}

function allOf(children: Child[]): string {
  const [first, ...others] = children
  return first && others.length === 0 ? nameOf(first) : 'all of you'
}

const opening = (kind: Kind, names: string) =>
  kind === 'wait' ? `Not yet for ${names}` : `Talk first with ${names}`

const familyOpening = (reasons: Reason[]) =>
  worst(reasons.map(({ kind }) => kind)) === 'wait' ? 'Not yet, because of what you told us' : 'Close to home'

/**
 * The reasons for the verdict, and everything else over a limit. An age alone explains nothing, so then all reasons
 * are given.
 */
function explain(against: Reason[], kind: Kind): string {
  const deciding = against.filter((reason) => reason.kind === kind)
  if (deciding.every(({ about }) => about === 'age')) return `${whys(against)}.`
  // Except what already decides for one child and is milder for another.
  const said = new Set(deciding.map(why))
  const milder = against.filter(
    (reason) => reason.kind !== kind && reason.about !== 'age' && !said.has(why(reason)),
  )
  return `${whys(deciding)}.${milder.length > 0 ? ` ${kind === 'wait' ? 'When you do watch it, talk about' : 'Also talk about'}: ${whys(milder)}.` : ''}`
}

/** A reason for two children is given once. If there is only the age, the guide's own reason for it follows. */
function whys(reasons: Reason[]): string {
  const said = [...new Set(reasons.map(why))].join('; ')
  const [first] = reasons
  return first?.about === 'age' && reasons.every(({ about }) => about === 'age')
    ? `${said}. ${first.note.replace(/\.$/, '')}`
    : said
}

/** The reason for or against it, without the child's name. */
export function why(reason: Reason): string {
  if (reason.about === 'age')
    return reason.suggested === 0
      ? 'we suggest it for all ages'
      : `we suggest it from age ${reason.suggested}`
  if (reason.about === 'close-to-home' || reason.about === 'subject') return noteText(reason.note)
  const { scenes, about, level } = reason
  if (scenes.length === 0) return `${lower(concernNames[about])}, level ${level} of 5`
  const [one, many] = sceneNames[about]
  return `${inWords(scenes.length)} ${scenes.length === 1 ? one : many}${marks(scenes)}`
}

/** "death of a parent, 12 minutes in (She dies for her children)" */
const noteText = ({ kind, note, at, episode }: Guide['notes'][number]) =>
  `${lower(noteNames[kind].name)}${marks([{ at, episode }])} (${note.replace(/\.$/, '')})`

/** ", at the start, 41 and 63 minutes in" or ", episode 3"; empty unless all times are known. */
function marks(scenes: { at?: number | undefined; episode?: number | undefined }[]): string {
  const minutes = scenes.flatMap(({ at }) => at ?? [])
  const episodes = [
    ...new Set(scenes.flatMap(({ episode }) => (episode === undefined ? [] : String(episode)))),
  ]
  if (episodes.length > 0) return `, episode${episodes.length > 1 ? 's' : ''} ${list(episodes)}`
  // A partial list of times would look complete.
  if (minutes.length === 0 || minutes.length < scenes.length) return ''
  const times = list(minutes.map((at) => (at === 0 ? 'at the start' : String(at))))
  return `, ${times}${minutes.at(-1) === 0 ? '' : ' minutes in'}`
}

/** “We lost a pet this year” and “One of us is seriously ill”: in the family's own words. */
export const listAsked = (kinds: ContentNote[]) => list(kinds.map((kind) => `“${noteNames[kind].asked}”`))

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
