import { expect, test } from 'vitest'
import freedom from '#content/reviews/sound-of-freedom-review.yaml'
import chosen from '#content/reviews/the-chosen-season-4-review.yaml'
import { reviewedThing } from './reviewed.ts'

test('a film has its rating, its length and the age from which we suggest it', () => {
  expect(freedom.reviewed && reviewedThing(freedom.reviewed, freedom.guide)).toEqual({
    '@type': 'Movie',
    name: 'Sound of Freedom',
    typicalAgeRange: '16-',
    contentRating: 'PG-13',
    director: [{ '@type': 'Person', name: 'Alejandro Monteverde' }],
    datePublished: '2023',
    duration: 'PT131M',
  })
})

test('what is not known of a series is left out', () => {
  const thing = chosen.reviewed && reviewedThing(chosen.reviewed, chosen.guide)
  expect(thing).toMatchObject({ '@type': 'TVSeries', typicalAgeRange: '11-' })
  expect(thing).not.toHaveProperty('contentRating')
  expect(thing).not.toHaveProperty('duration')
})
