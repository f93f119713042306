import { expect, test } from 'vitest'
import { type Family, noFamily, readFamily } from './family.ts'
import { distanceFor, fittingFor, relaxationsFor } from './fitting.ts'
import { guides } from './guides.ts'
import { verdict } from './verdict.ts'

const ids = [...guides.keys()]
const stored = (family: Partial<Family>) => JSON.stringify({ ...noFamily, ...family })
const children = (...ages: number[]) => ages.map((age) => ({ name: '', age }))
const grieving = stored({
  children: children(4, 9),
  care: { ...noFamily.care, grief: 'more' },
  sensitivities: ['grandparent-death'],
})

test('without a family everything fits', () => {
  expect(fittingFor(null, ids)).toEqual({ ids, afterTalk: false })
})

test('a film of ours that is good does not hide the reviewed ones that need a talk', () => {
  const seven = stored({ children: children(7) })
  const talks = ['the-prince-of-egypt-review']
  expect(fittingFor(seven, [...talks, 'old-yeller-review'])).toEqual({ ids: talks, afterTalk: true })
  expect(fittingFor(seven, [...talks, 'the-mercy-ships'])).toEqual({
    ids: ['the-mercy-ships'],
    afterTalk: false,
  })
})

test('what fits nobody has a distance, and the answer that rules it out can be relaxed', () => {
  expect(fittingFor(grieving, ids)).toEqual({ ids: [], afterTalk: false })
  const distance = distanceFor(grieving)
  expect(distance('paddington-2-review')).toBeLessThan(distance('hacksaw-ridge-review'))
  const [first, ...others] = relaxationsFor(grieving, ids)
  expect(first).toMatchObject({ concerns: ['grief'], from: 'more' })
  expect(others).toEqual([])
  const relaxed = JSON.stringify(first?.family)
  expect(fittingFor(relaxed, ids).ids.sort()).toEqual(first?.ids.toSorted())
  expect(first?.ids).toContain('paddington-2-review')
  // Nothing else of the family changes.
  expect(readFamily(relaxed)).toMatchObject({
    children: children(4, 9),
    sensitivities: ['grandparent-death'],
  })
})

test('a relaxation never names a film that still has to wait', () => {
  for (const age of [2, 4, 6, 8]) {
    const family = stored({ children: children(age), care: { ...noFamily.care, frightening: 'more' } })
    for (const { family: relaxed, ids: named } of relaxationsFor(family, ids)) {
      const fitting = [...guides].filter(([, guide]) => verdict(guide, relaxed).kind !== 'wait')
      expect(fitting.map(([id]) => id)).toEqual(named)
    }
  }
})
