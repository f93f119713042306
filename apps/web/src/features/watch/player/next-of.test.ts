import type { VideoItem } from '@two-pastors/feeds'
import { expect, test } from 'vitest'
import { nextOf } from './next-of.ts'

const video = (id: string, feed: string, videoUrl: string | null = '/v.mp4') =>
  ({ id, feed, videoUrl, title: id }) as VideoItem

const [trailer, clip] = [video('trailer', ''), video('clip', '')]
const [first, still, last] = [video('1', '748'), video('2', '748', null), video('3', '748')]

test('after a video comes the next of its row that can be played, after the last the first', () => {
  const items = [trailer, first, still, last]
  expect(nextOf(first, items)).toBe(last)
  expect(nextOf(last, items)).toBe(first)
})

test('after a trailer come the clips of the film, then the row of the page', () => {
  const items = [trailer, clip, first, last]
  expect(nextOf(trailer, items)).toBe(clip)
  expect(nextOf(clip, items)).toBe(first)
  expect(nextOf(clip, [trailer, clip])).toBe(trailer)
})

test('the same title in another feed does not come next', () => {
  const again = { ...video('again', '748'), title: 'trailer' }
  expect(nextOf(trailer, [trailer, again, last])).toBe(last)
  expect(nextOf(trailer, [trailer, again])).toBeUndefined()
})

test('after the only video of a page comes nothing', () => {
  expect(nextOf(trailer, [trailer])).toBeUndefined()
})
