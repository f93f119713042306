import { expect, test, vi } from 'vitest'
import type { VideoPage } from '#features/watch/video-pages.ts'
import { videoThing } from './videos.ts'

vi.mock('#config/env.ts', () => ({ env: { siteUrl: 'https://www.example.org' } }))

const source = { url: 'https://cdn.example.org/a.mp4', type: 'video/mp4' as const, quality: null }
const item = {
  id: 'a',
  feed: '748',
  title: 'What Fear Costs',
  image: '/media/a.avif',
  tags: ['David'],
  genre: 'David',
  seconds: 1724,
  duration: '28:44',
  videoUrl: source.url,
  description: '',
  sources: [source],
  captions: [],
  chapters: [],
  releaseDate: '2025-12-22',
}
const row = { feed: 748, heading: 'Podcast', label: 'Podcast', layout: 'wide' as const, page: '/' }
const video: VideoPage = { slug: 'what-fear-costs', key: '748-a', item, row, transcript: null }
const facts = { video, description: 'Words.', image: '/og/a.jpg' }

test('a video has what Google requires and recommends, with absolute addresses', () => {
  expect(videoThing({ ...facts, transcript: 'Pull up a chair.' })).toMatchObject({
    '@type': 'VideoObject',
    '@id': expect.stringMatching(/\/watch\/what-fear-costs#video$/),
    name: 'What Fear Costs',
    description: 'Words.',
    thumbnailUrl: expect.stringMatching(/^https?:.*\/media\/a\.avif$/),
    uploadDate: '2025-12-22',
    contentUrl: source.url,
    duration: 'PT1724S',
    transcript: 'Pull up a chair.',
  })
})

test('its chapters and moments are clips that start at different seconds and end where the next begins', () => {
  const clips = videoThing(facts)?.hasPart as unknown as {
    startOffset: number
    endOffset: number
    url: string
  }[]
  const starts = clips.map(({ startOffset }) => startOffset)
  expect(starts).toEqual([0, 4, 8])
  expect(clips.map(({ endOffset }) => endOffset)).toEqual([4, 8, 1724])
  expect(clips[1]?.url).toMatch(/\/watch\/what-fear-costs\?t=4$/)
})

test('without a thumbnail it shows the sharing image; without a date there is nothing to tell', () => {
  const thing = (change: object) =>
    videoThing({ ...facts, video: { ...video, item: { ...item, ...change } } })
  expect(thing({ image: null })?.thumbnailUrl).toMatch(/\/og\/a\.jpg$/)
  expect(thing({ releaseDate: null })).toBeUndefined()
  expect(thing({ seconds: null })).not.toHaveProperty('duration')
})
