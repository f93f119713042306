import { expect, test } from 'vitest'
import { chaptersOf, momentsOf, momentsOfReview, namedVideos, passageAt, passageUrl } from './moments.ts'
import { testVideo } from './testing.ts'

const passage = (at: number, name: string) => ({ video: 'a', at, title: name, passage: name })

test('a passage shows when its moment comes, until the next one or for a while', () => {
  const list = [
    passage(10, 'John 3:16'),
    { video: 'a', at: 15, title: 'A review', review: 'b' },
    passage(20, 'Romans 12:2'),
  ]
  const shown = (seconds: number) => passageAt(list, seconds)?.passage
  expect([0, 10, 16, 20, 39, 41].map(shown)).toEqual([
    undefined,
    'John 3:16',
    'John 3:16',
    'Romans 12:2',
    'Romans 12:2',
    undefined,
  ])
})

test('moments are found by their video and by their review, in order', () => {
  for (const slug of namedVideos()) {
    const times = momentsOf(slug).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
  const [first] = momentsOfReview('jesus-revolution-review')
  expect(first).toMatchObject({ review: 'jesus-revolution-review' })
  expect(momentsOf(first?.video ?? '')).toContainEqual(first)
  expect(momentsOfReview('no-such-review')).toEqual([])
})

test('chapters have a time in seconds and a title; those of staff come before those of the feed', () => {
  const item = testVideo(748, 'a', 'A', { chapters: [{ at: 3, title: 'Of the feed' }] })
  expect(chaptersOf({ slug: 'what-fear-costs', item })[1]).toEqual({
    at: 4,
    title: 'Two viewings, two opinions',
  })
  expect(chaptersOf({ slug: 'no-such-video', item })).toEqual(item.chapters)
})

test('a passage leads to its words', () => {
  expect(new URL(passageUrl('1 Samuel 17:45')).searchParams.get('search')).toBe('1 Samuel 17:45')
})
