import { expect, test } from 'vitest'
import type { Review } from '../../src/content/schemas/schemas.ts'
import { concernNames, virtueNames } from '../../src/features/family/words.ts'
import { guideFile } from './guide-file.ts'

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

test('the guide on other sites has the names, sentences and minutes of the review’s page', () => {
  const license = { name: 'CC BY 4.0', url: 'https://license.example', attribution: 'Us' }
  const guide = guideFile(review, { site: { name: 'Two Pastors' }, familyGuide: { license } })
  expect(guide).toMatchObject({
    title: 'Old Yeller',
    path: '/reviews/old-yeller-review',
    by: 'Two Pastors',
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
