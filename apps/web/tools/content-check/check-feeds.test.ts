import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsWith, makeSmallSite, removeSmallSite, row } from './small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

const ROWS = 'content/home-rows.yaml'

test.each([
  [
    { ...row, feed: 1 },
    'error content/home-rows.yaml: 0.feed: the feed service has no feed 1: correct the number',
  ],
  [
    { ...row, podcast: 'no-talk' },
    'error content/home-rows.yaml: 0.podcast: no podcast is called no-talk: add it under Podcasts first, or correct the name',
  ],
])('%j is refused in words', async (changed, expected) => {
  expect(await findingsWith(ROWS, [changed], [row])).toEqual([expected])
})
