import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chapters, moment } from './moments.ts'

const given = { video: 'what-fear-costs', at: '1:02', title: 'The scene', passage: 'John 3:16' }
const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

test('a moment is one line: video, time, title, and a review or a passage', () => {
  expect(v.parse(moment, given)).toEqual({ ...given, at: 62 })
  expect(v.is(moment, { ...given, passage: undefined, review: 'jesus-revolution-review' })).toBe(true)
})

test.each([
  [{ at: 62 }, 'Expected string'],
  [{ at: 'soon' }, 'must be a time'],
  [{ video: '/watch/what-fear-costs' }, 'must be what follows /watch/'],
  [{ review: 'no-such-review' }, 'there is no review'],
  [{ passage: undefined }, 'must name a review or a passage'],
  [{ chapter: 3 }, 'Expected never'],
])('%j is refused', (change, message) => {
  expect(problem(moment, { ...given, ...change })).toContain(message)
})

test('chapters are a time and a title each, in order', () => {
  expect(v.parse(chapters, { a: ['0:00 Welcome', '1:02:03 The end'] })).toEqual({
    a: [
      { at: 0, title: 'Welcome' },
      { at: 3723, title: 'The end' },
    ],
  })
  expect(problem(chapters, { a: ['1:00 b', '0:30 a'] })).toContain('in the order')
  expect(problem(chapters, { a: ['Welcome'] })).toContain('must be a time and a title')
  expect(problem(chapters, { a: ['1:2:3:4 b'] })).toContain('must begin with a time')
})
