import { expect, test } from 'vitest'
import { testFeeds, testVideo } from '../../src/features/watch/testing.ts'
import { videoPages } from '../../src/features/watch/video-pages.ts'
import { oembedOf } from './oembed.ts'

const facts = { siteUrl: 'https://www.example.org', name: 'Two Pastors', image: '/og/watch/david-1.jpg' }
const pages = videoPages(testFeeds(testVideo(747, 'a', 'David & Goliath')))

test('has everything that oEmbed 1.0 requires of a video', () => {
  const [page] = pages
  const answer = page && oembedOf(page, facts)
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'video',
    title: 'David & Goliath',
    provider_url: 'https://www.example.org',
    thumbnail_url: 'https://www.example.org/og/watch/david-1.jpg',
    width: 640,
    height: 360,
  })
  expect(answer?.html).toMatch(
    /^<iframe src="https:\/\/www\.example\.org\/embed\/watch\/[\w-]+" width="640" height="360" /,
  )
  expect(answer?.html).toContain('title="David &amp; Goliath"')
})

test('a short is taller than wide', () => {
  const [page] = pages
  const answer = page && oembedOf({ ...page, row: { ...page.row, layout: 'tall' } }, facts)
  expect(answer).toMatchObject({ width: 360, height: 640 })
})
