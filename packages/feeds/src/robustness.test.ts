import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'
import type { VideoItem } from './types.ts'

const ODD_VALUES: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'text',
  '\ud800',
  'http://[',
  'https://user:pass@x/%',
  [],
  [[]],
  [null, 1, 'a', {}],
  {},
  { length: 3 },
  { toString: null },
  JSON.parse('{"__proto__": {"id": "polluted"}}'),
]

const EPISODE = {
  id: 'id',
  title: 'Title',
  thumbnail: '/a.jpg',
  releaseDate: '2025-01-01',
  shortDescription: 'Short',
  longDescription: 'Long',
  tags: ['Tag'],
  content: {
    duration: 60,
    language: 'en',
    validityPeriodStart: '2000-01-01T00:00:00Z',
    validityPeriodEnd: '2999-01-01T00:00:00Z',
    videos: [{ url: '/a.mp4', quality: 'HD', videoType: 'MP4', bitrate: 1 }],
    captions: [{ url: '/a.vtt', language: 'en', captionType: 'SUBTITLE' }],
  },
}

/** Every copy of `value` in which one place, at any depth, holds something else. */
function* withOnePlaceChanged(value: unknown, odd: unknown): Generator<unknown> {
  yield odd
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of withOnePlaceChanged(inner, odd)) {
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
    }
  }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function expectPromisedTypes(item: VideoItem) {
  const { id, title, genre, duration, description, image, videoUrl, releaseDate, seconds, tags } = item
  for (const text of [id, title, genre, duration, description]) expect(text).toBeTypeOf('string')
  for (const text of [id, title, genre]) expect(text).not.toBe('')
  expect([image, videoUrl, releaseDate].every(isTextOrNull)).toBe(true)
  expect(duration).toMatch(/^(\d+(\.\d+e\+\d+)?:\d\d)?$/)
  expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0)).toBe(true)
  expect(tags.every((tag) => typeof tag === 'string' && tag !== '')).toBe(true)
  for (const { url, type, quality } of item.sources) {
    expect([url, type].every((text) => typeof text === 'string')).toBe(true)
    expect([null, 'SD', 'HD', 'FHD', 'UHD']).toContain(quality)
  }
  for (const { url, language, kind } of item.captions) {
    expect([url, language].every((text) => typeof text === 'string' && text !== '')).toBe(true)
    expect(['captions', 'subtitles']).toContain(kind)
  }
}

test.each(ODD_VALUES.map((odd) => [odd]))(
  '%j in any place of an episode spoils at most that episode',
  (odd) => {
    const neighbour = { id: 'neighbour', title: 'Neighbour' }
    let read = 0
    for (const episode of withOnePlaceChanged(EPISODE, odd)) {
      const { items, dropped } = parseFeed({ series: { seasons: [{ episodes: [episode, neighbour] }] } })
      for (const item of items) expectPromisedTypes(item)
      expect(items.at(-1)?.id).toBe('neighbour')
      expect(items.length + dropped).toBe(2)
      read++
    }
    expect(read).toBeGreaterThan(20)
  },
)

test.each(ODD_VALUES.map((odd) => [odd]))(
  '%j in any place above the episodes never stops the movies',
  (odd) => {
    const series = { tags: ['Tag'], seasons: [{ seasonNumber: 1, episodes: [EPISODE] }], episodes: [] }
    for (const changed of withOnePlaceChanged([series], odd)) {
      const { items } = parseFeed({ series: changed, movies: [{ id: 'movie', title: 'Movie' }] })
      for (const item of items) expectPromisedTypes(item)
      expect(items.at(-1)?.id).toBe('movie')
    }
  },
)
