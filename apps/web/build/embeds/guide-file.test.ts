import { expect, test } from 'vitest'
import type { Film, Guide, Review } from '../../model/schemas.ts'
import { concernNames, virtueNames } from '../../src/features/family/words.ts'
import { ofFilms, ofReview } from './guide-file.ts'

const scale = { level: 0, note: 'None.' }
const all = (names: object) => Object.fromEntries(Object.keys(names).map((key) => [key, scale]))
const review = {
  id: 'old-yeller-review',
  title: 'Old Yeller: a review',
  rating: 4,
  reviewed: { title: 'Old Yeller' },
  guide: {
    age: 8,
    why: 'A boy and his dog.',
    concerns: {
      ...all(concernNames),
      grief: { level: 4, note: 'The dog falls ill.', scenes: [{ what: 'The shot', at: 75 }] },
    },
    virtues: all(virtueNames),
    notes: [{ kind: 'animal-death', note: 'The dog.', central: true, at: 75 }],
  },
} as unknown as Review

const license = { name: 'CC BY 4.0', url: 'https://license.example', attribution: 'Us' }
const facts = { site: { name: 'Two Pastors' }, familyGuide: { license } }

test('the guide on other sites has the names, sentences and minutes of the review’s page', () => {
  const guide = ofReview(review, facts)
  expect(guide).toMatchObject({
    title: 'Old Yeller',
    path: '/reviews/old-yeller-review',
    by: 'Two Pastors',
    stars: 4,
    age: 8,
  })
  expect(guide.concerns.map(({ label }) => label)).toEqual(Object.values(concernNames))
  expect(guide.concerns[2]).toEqual({
    label: 'Grief and loss',
    level: 4,
    note: 'The dog falls ill.',
    scenes: ['75 min: The shot'],
  })
  expect(guide.notes).toEqual([{ label: 'Death of an animal', note: '75 min: The dog.' }])
})

test('a film of ours has its page and no stars, and says if nobody has seen it', () => {
  const guides = new Map<string, Guide>([
    ['the-ship', { ...review.guide, basis: 'announced' }],
    ['the-storm', { ...review.guide, basis: 'announced', opens: Date.parse('2025-12-19') }],
  ])
  const films = [
    { id: 'the-ship', title: 'The Ship', address: '/ship' },
    { id: 'the-storm', title: 'The Storm', address: '/storm' },
    { id: 'other', title: 'Other', address: '/other' },
  ] as Film[]
  const [guide, out, ...others] = ofFilms({ films, guides, ...facts })
  expect(guide).toMatchObject({
    title: 'The Ship',
    path: '/ship',
    why: expect.stringMatching(/haven’t seen it yet/),
  })
  expect(guide).not.toHaveProperty('stars')
  expect(out?.why).toMatch(/We rated it before it came out, from its trailer and the story\.$/)
  expect(others).toEqual([])
})
