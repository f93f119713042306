import { expect, test } from 'vitest'
import type { Concern, Guide } from '#model/schemas.ts'
import { type Care, type Family, mapCare, noFamily } from './family.ts'
import { limitFor } from './limits.ts'
import { sceneText } from './scene-text.ts'
import { headline, mainReason, otherLosses, whenOlder } from './sentences.ts'
import { verdict } from './verdict.ts'
import { concerns } from './words.ts'

const mild = { level: 1, note: 'Little.' }
const guideWith = (
  age: number,
  changed: Partial<Guide['concerns']> = {},
  notes: Guide['notes'] = [],
): Guide => ({
  age,
  why: 'Because.',
  concerns: {
    violence: mild,
    frightening: mild,
    grief: mild,
    language: { level: 0, note: 'None.' },
    sexuality: mild,
    substances: mild,
    ...changed,
  },
  virtues: { faith: mild, courage: mild, kindness: mild, forgiveness: mild, hope: mild },
  notes,
})
const familyOf = (...ages: number[]): Family => ({
  ...noFamily,
  children: ages.map((age) => ({ name: '', age })),
})
const said = (guide: Guide, family: Family) => headline(verdict(guide, family), family)
const chase = {
  level: 3,
  note: 'A chase.',
  scenes: [
    { what: 'A chase', at: 41 },
    { what: 'A storm', at: 63 },
  ],
}

test('what is close to home and not in the guide is told apart from what is', () => {
  const guide = guideWith(6, {}, [{ kind: 'war', note: 'Two armies.', central: false }])
  const family: Family = { ...familyOf(9), sensitivities: ['war', 'grandparent-death'] }
  expect(verdict(guide, family)).toMatchObject({ kind: 'talk', notFound: ['grandparent-death'] })
})

test('nothing above the limits is good for all, and says what was looked at', () => {
  const found = verdict(guideWith(6), familyOf(7, 10))
  expect(found.kind).toBe('good')
  expect(found.reasons).toHaveLength(14)
  expect(said(guideWith(6), familyOf(7, 10))).toBe('Good for all of you.')
  expect(said(guideWith(6), familyOf(7))).toBe('Good for your seven-year-old.')
})

test('what decides most is said in a few words: what the family told us, else the level furthest over its limit, else the age', () => {
  const main = (guide: Guide, family: Family) => mainReason(verdict(guide, family))
  expect(main(guideWith(12), familyOf(7))).toBe('Suggested from age 12')
  const sad = guideWith(12, { frightening: chase, grief: { level: 5, note: 'A death.' } })
  expect(main(sad, familyOf(7))).toBe('Grief and loss, level 5')
  const near = guideWith(6, { frightening: chase }, [{ kind: 'war', note: 'Two armies.', central: false }])
  expect(main(near, { ...familyOf(6), sensitivities: ['war'] })).toBe('War')
})

test('a level one above the limit asks for a talk, and names the scenes with their minutes', () => {
  expect(said(guideWith(6, { frightening: chase }), familyOf(6))).toBe(
    'Talk first with your six-year-old: two frightening scenes, 41 and 63 minutes in.',
  )
})

test('the first minute is the start', () => {
  const raid = { ...chase, scenes: [{ what: 'A raid', at: 0 }, ...chase.scenes] }
  expect(said(guideWith(6, { frightening: raid }), familyOf(6))).toContain(
    ': three frightening scenes, at the start, 41 and 63 minutes in.',
  )
  const orphan = guideWith(6, {}, [{ kind: 'parent-death', note: 'An orphan.', central: false, at: 0 }])
  expect(said(orphan, { ...familyOf(6), sensitivities: ['parent-death'] })).toContain(
    'death of a parent, at the start (An orphan).',
  )
  expect(sceneText({ what: 'A raid', at: 0 })).toBe('At the start: A raid')
})

test('two above it should wait, and the other child is named too', () => {
  const family: Family = {
    ...noFamily,
    children: [
      { name: 'Mia', age: 4 },
      { name: 'Ben', age: 12 },
    ],
  }
  const guide = guideWith(5, { frightening: chase })
  expect(verdict(guide, family).kind).toBe('wait')
  expect(said(guide, family)).toBe(
    'Not yet for Mia: two frightening scenes, 41 and 63 minutes in. Good for Ben.',
  )
})

test.each([
  [10, 10, 'good'],
  [10, 9, 'talk'],
  [10, 8, 'talk'],
  [10, 7, 'wait'],
  [15, 13, 'talk'],
  [16, 15, 'wait'],
  [17, 16, 'wait'],
  [17, 17, 'good'],
  [0, 0, 'good'],
] as const)('suggested from %i, a child of %i: %s', (age, child, kind) => {
  const [check] = verdict(guideWith(age), familyOf(child)).checks
  expect(check).toMatchObject({ about: 'age', kind })
})

test.each([
  ['more', 'talk'],
  ['usual', 'good'],
  ['less', 'good'],
] as const)('a family that is %s careful with violence: %s', (care, kind) => {
  const guide = guideWith(6, { violence: { level: 3, note: 'A fight.' } })
  const family = { ...familyOf(8), care: { ...noFamily.care, violence: care } }
  expect(verdict(guide, family).kind).toBe(kind)
})

const note = (kind: Guide['notes'][number]['kind'], central = false) => ({
  kind,
  central,
  note: 'The old man dies.',
  at: 80,
})

test('what is close to home asks for a talk, and says when it comes', () => {
  const family: Family = { ...familyOf(9), sensitivities: ['grandparent-death'] }
  const guide = guideWith(6, {}, [note('grandparent-death', true), note('animal-death')])
  expect(verdict(guide, family).kind).toBe('talk')
  expect(said(guide, family)).toBe(
    'Close to home: death of a beloved older person, 80 minutes in (The old man dies). Otherwise good for your nine-year-old.',
  )
})

test('abuse, suicide and exploitation that the story turns on should wait, but only with children', () => {
  const guide = guideWith(6, {}, [note('suicide', true)])
  expect(verdict(guide, { ...familyOf(17), sensitivities: ['suicide'] }).kind).toBe('wait')
  expect(verdict(guide, { ...noFamily, sensitivities: ['suicide'] }).kind).toBe('talk')
  expect(
    verdict(guideWith(6, {}, [note('suicide')]), { ...familyOf(17), sensitivities: ['suicide'] }).kind,
  ).toBe('talk')
})

test('a story about one of them asks for a talk with every child under 14', () => {
  const guide = guideWith(6, {}, [note('suicide', true), note('illness', true)])
  expect(said(guide, familyOf(13))).toBe(
    'Talk first with your thirteen-year-old: suicide, 80 minutes in (The old man dies).',
  )
  expect(verdict(guide, familyOf(14)).kind).toBe('good')
  expect(verdict(guideWith(6, {}, [note('suicide')]), familyOf(8)).kind).toBe('good')
})

test('a loss that is close to home takes one off the limit for grief, if the film has it', () => {
  const family: Family = { ...familyOf(9), sensitivities: ['animal-death'] }
  const mourning = { grief: { level: 4, note: 'A boy loses his dog.' } }
  expect(verdict(guideWith(6, mourning, [note('animal-death')]), familyOf(9)).kind).toBe('talk')
  expect(verdict(guideWith(6, mourning, [note('animal-death')]), family).kind).toBe('wait')
  expect(verdict(guideWith(6, mourning, [note('parent-death')]), family).kind).toBe('talk')
})

test('a family that has had a loss, or is careful with every one, is told all of them', () => {
  const guide = guideWith(6, {}, [note('parent-death'), note('animal-death'), note('war')])
  const careful: Family = { ...familyOf(9), care: { ...noFamily.care, grief: 'more' } }
  const parent = 'death of a parent, 80 minutes in (The old man dies)'
  const animal = 'death of an animal, 80 minutes in (The old man dies)'
  expect(otherLosses(guide, careful)).toBe(`Losses in it: ${parent}; ${animal}.`)
  expect(otherLosses(guide, { ...careful, sensitivities: ['animal-death'] })).toBe(
    `Other losses in it: ${parent}.`,
  )
  const mourning: Family = { ...familyOf(9), sensitivities: ['grandparent-death'] }
  expect(otherLosses(guide, mourning)).toBe(`Losses in it: ${parent}; ${animal}.`)
  expect(otherLosses(guide, familyOf(9))).toBe('')
  expect(otherLosses(guideWith(6), careful)).toBe('')
})

test('if only the age decides, the milder reasons are added, or why that age was suggested', () => {
  expect(said(guideWith(12, { violence: { level: 4, note: 'A battle.' } }), familyOf(9))).toBe(
    'Not yet for your nine-year-old: we suggest it from age 12; violence, level 4 of 5.',
  )
  expect(said(guideWith(12), familyOf(9))).toBe(
    'Not yet for your nine-year-old: we suggest it from age 12. Because.',
  )
})

test('who should wait is told until when', () => {
  const older = (guide: Guide, family: Family) => whenOlder(guide, family, verdict(guide, family))
  expect(older(guideWith(12), familyOf(9))).toBe('At ten: talk first.')
  expect(older(guideWith(16), familyOf(9))).toBe('At sixteen: good.')
  // Two children, and one sentence; the third may see it.
  expect(older(guideWith(12), familyOf(6, 9, 12))).toBe('At ten: talk first.')
  expect(older(guideWith(18), familyOf(9))).toBe('')
  expect(older(guideWith(6), familyOf(9))).toBe('')
  // What is too close to home does not change with the age.
  const note = { kind: 'abuse', note: 'A father.', central: true } as const
  const family: Family = { ...familyOf(9), sensitivities: ['abuse'] }
  expect(older(guideWith(12, {}, [note]), family)).toBe('')
})

test('without children the limits are those of adults', () => {
  expect(said(guideWith(16), noFamily)).toBe('Good for all of you.')
  const bad = guideWith(18, { language: { level: 5, note: 'Throughout.' } })
  expect(said(bad, noFamily)).toBe('Think twice: language, level 5 of 5.')
  const battle = guideWith(17, { violence: { level: 5, note: 'A long battle.' } })
  expect(said(battle, noFamily)).toBe('Think twice: violence, level 5 of 5.')
})

test('a film that nobody has seen yet only "looks good"', () => {
  const guide: Guide = { ...guideWith(8, { grief: { level: 2, note: 'A death.' } }), basis: 'announced' }
  expect(said(guide, familyOf(9, 12))).toBe('Looks good for all of you.')
  expect(said(guide, familyOf(7, 12))).toBe(
    'Talk first with your seven-year-old: we suggest it from age 8. Because. Looks good for your twelve-year-old.',
  )
})

test('an age is a reason for those below it, not for those who have reached it', () => {
  const guide = guideWith(8, { grief: { level: 5, note: 'A death.' } })
  expect(said(guide, familyOf(5, 11))).toBe(
    'Not yet for your five-year-old: we suggest it from age 8; grief and loss, level 5 of 5. Not yet for your eleven-year-old: grief and loss, level 5 of 5.',
  )
})

test('the strictest reason comes first, and the same reason for two children once', () => {
  const guide = guideWith(12, { grief: { level: 4, note: 'A death.' } })
  const family = familyOf(7, 7)
  expect(said(guide, family)).toBe(
    'Not yet for your seven-year-old: we suggest it from age 12; grief and loss, level 4 of 5.',
  )
  expect(verdict(guide, familyOf(10, 5)).reasons[0]).toMatchObject({ kind: 'wait' })
})

test('what one child should wait for is not said again as what to talk about with another', () => {
  const guide = guideWith(4, {
    frightening: { level: 4, note: 'A monster.' },
    language: { level: 2, note: 'Two words.' },
  })
  expect(said(guide, familyOf(4, 7))).toBe(
    'Not yet for your four-year-old: frightening scenes, level 4 of 5; language, level 2 of 5. Talk first with your seven-year-old: frightening scenes, level 4 of 5; language, level 2 of 5.',
  )
  const long = guideWith(16, { language: { level: 2, note: 'Two words.' } })
  expect(said(long, familyOf(4, 9)).match(/language/g)).toHaveLength(1)
})

const ages = Array.from({ length: 18 }, (_, age) => age)
const care = (chosen: Care) => mapCare(() => chosen)

test.each(concerns)('%s: limits never sink with age, and stay between 0 and 5', (concern: Concern) => {
  for (const chosen of ['more', 'usual', 'less'] as const) {
    const limits = ages.map((age) => limitFor(concern, age, care(chosen)))
    expect(limits).toEqual(limits.toSorted((a, b) => a - b))
    expect(Math.min(...limits)).toBeGreaterThanOrEqual(0)
    expect(limitFor(concern, undefined, care(chosen))).toBeGreaterThanOrEqual(limits.at(-1) ?? 5)
  }
})

test('a younger child, a stricter family or a higher level never makes a verdict milder', () => {
  const rank = { good: 0, talk: 1, wait: 2 }
  for (const concern of concerns) {
    for (const level of [0, 1, 2, 3, 4, 5]) {
      const guide = guideWith(8, { [concern]: { level, note: 'So.' } })
      const kinds = ages.map((age) => rank[verdict(guide, familyOf(age)).kind])
      expect(kinds, `${concern} ${level}`).toEqual(kinds.toSorted((a, b) => b - a))
    }
  }
})
