import { describe, expect, test } from 'vitest'
import badEpisodes from './fixtures/bad-episodes.json' with { type: 'json' }
import listOfOne from './fixtures/list-of-one.json' with { type: 'json' }
import oneSeries from './fixtures/one-series.json' with { type: 'json' }
import seriesList from './fixtures/series-list.json' with { type: 'json' }
import validity from './fixtures/validity.json' with { type: 'json' }
import wholeExport from './fixtures/whole-export.json' with { type: 'json' }
import { parseFeed } from './parse-feed.ts'

const idsOf = (data: unknown, now?: number | Date) =>
  parseFeed(data, now === undefined ? {} : { now }).items.map(({ id }) => id)

test('the feed service’s single series gives ready-made items', () => {
  expect(parseFeed(oneSeries)).toEqual({
    dropped: 0,
    items: [
      {
        id: 'trailer-1',
        feed: '',
        title: 'The Shepherd and the Giant',
        image: 'https://img.example.org/giant.jpg',
        tags: ['Drama', 'Family'],
        genre: 'Drama',
        seconds: 127,
        duration: '2:07',
        videoUrl: 'https://cdn.example.org/giant.m3u8',
        description: 'A boy, five stones and a field of doubt.',
        sources: [
          { url: 'https://cdn.example.org/giant.m3u8', type: 'application/x-mpegURL', quality: 'FHD' },
        ],
        captions: [],
        chapters: [],
        releaseDate: '2025-12-19',
      },
      {
        id: 'trailer-2',
        feed: '',
        title: 'Harbour Lights',
        image: 'https://img.example.org/harbour.jpg',
        tags: [],
        genre: 'Video',
        seconds: 65,
        duration: '1:05',
        videoUrl: 'https://cdn.example.org/harbour.mp4',
        description: 'A ship that heals.',
        sources: [{ url: 'https://cdn.example.org/harbour.mp4', type: 'video/mp4', quality: 'HD' }],
        captions: [],
        chapters: [],
        releaseDate: null,
      },
    ],
  })
})

test('every season of every series is listed in order, series without seasons too', () => {
  expect(idsOf(seriesList)).toEqual(['s1e1', 's1e2', 's2e1', 'mini-1'])
})

test('the genre is the first tag with text, else the first of the series, else Video', () => {
  expect(parseFeed(seriesList).items.map(({ genre }) => genre)).toEqual([
    'Podcast',
    'Podcast',
    'Special',
    'Video',
  ])
})

test('a whole Roku export lists series, movies, shorts and specials in that order', () => {
  expect(idsOf(wholeExport)).toEqual(['episode', 'movie', 'short', 'special'])
})

test('an only entry that stands where a list belongs is shown', () => {
  const [only] = parseFeed(listOfOne).items
  expect(only).toMatchObject({ id: 'only', genre: 'Interview', videoUrl: 'https://cdn.example.org/only.mp4' })
})

test('bad episodes are left out and counted, the good ones stay', () => {
  const { items, dropped } = parseFeed(badEpisodes)
  expect(items.map(({ id, title }) => [id, title])).toEqual([
    ['good', 'The good one'],
    ['good-2', 'Another video with the same id'],
  ])
  expect(dropped).toBe(9)
})

test('a video that stands in two parts of an export is shown once', () => {
  const seven = { id: 7, title: 'Seven', content: { videos: [{ url: '/seven.mp4' }] } }
  const twice = { series: { episodes: [seven] }, movies: [{ ...seven, id: '7', title: 'Seven again' }] }
  expect(parseFeed(twice)).toMatchObject({ items: [{ title: 'Seven' }], dropped: 1 })
})

const film = (id: string, number: number) => ({
  id,
  title: 'Film',
  content: { videos: [{ url: `/${number}.mp4` }] },
})

test('different videos with the same id each get their own; the one that the feed gives to another stays free', () => {
  const movies = ['a', 'a', 'a-2', 'a', 'a-2'].map((id, index) => film(id, index))
  expect(parseFeed({ movies }).items.map(({ id }) => id)).toEqual(['a', 'a-3', 'a-2', 'a-4', 'a-2-2'])
})

test('5,000 videos with one id get 5,000 ids', () => {
  const movies = Array.from({ length: 5000 }, (_, index) => film('x', index))
  expect(new Set(idsOf({ movies })).size).toBe(5000)
})

test('each item names the feed that it comes from', () => {
  const movies = [{ id: '000003', title: 'Three' }]
  expect(parseFeed({ movies }, { feed: '747' }).items[0]).toMatchObject({ id: '000003', feed: '747' })
})

describe('validity periods', () => {
  test('only what may be shown at the moment is shown, and nothing of it counts as dropped', () => {
    const { items, dropped } = parseFeed(validity, { now: Date.parse('2025-05-15T12:00:00Z') })
    expect(items.map(({ title }) => title)).toEqual([
      'Always',
      'In May',
      'Bad dates',
      'The same film, shown again',
    ])
    expect(dropped).toBe(0)
  })

  test('a film appears when its time comes', () => {
    expect(idsOf(validity, new Date('2025-05-31T23:59:58Z'))).not.toContain('early')
    expect(idsOf(validity, new Date('2025-06-01T00:00:00Z'))).toContain('early')
  })

  test('without a moment given, now is meant', () => {
    const at = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString()
    const content = { validityPeriodStart: at(-60_000), validityPeriodEnd: at(60_000) }
    const later = { validityPeriodStart: at(60_000) }
    const movies = [
      { id: 'now', title: 'Now', content },
      { id: 'later', title: 'Later', content: later },
    ]
    expect(idsOf({ movies })).toEqual(['now'])
  })
})

describe('answers without videos', () => {
  test.each([
    [{ series: {} }],
    [{ series: [] }],
    [{ series: null }],
    [{ series: { seasons: [] } }],
    [{ series: { seasons: [{ episodes: [] }] } }],
    [{ series: { seasons: 'soon', episodes: null } }],
    [{ movies: [], shortFormVideos: [], tvSpecials: [] }],
  ])('%j is an empty feed', (data) => {
    expect(parseFeed(data)).toEqual({ items: [], dropped: 0 })
  })

  test.each([
    [null],
    [undefined],
    ['<!doctype html>'],
    [42],
    [[]],
    [{}],
    [{ error: 'Feed not found' }],
    [{ series: 'none' }],
    [{ movies: 0, constructor: {} }],
  ])('%j is no feed', (data) => {
    expect(() => parseFeed(data)).toThrow(TypeError)
  })
})

test('a feed that counts in milliseconds has no films of 16 hours', () => {
  const movies = [60_000, 127_000].map((duration, id) => ({ id, title: 'Film', content: { duration } }))
  expect(parseFeed({ movies }).items.map(({ duration, seconds }) => [duration, seconds])).toEqual([
    ['1:00', 60],
    ['2:07', 127],
  ])
})

test('content in a list of one is read', () => {
  const content = [{ duration: 60, videos: [{ url: '/a.mp4' }], captions: [{ url: '/a.vtt' }] }]
  expect(parseFeed({ movies: [{ id: 'a', title: 'A', content }] }).items[0]).toMatchObject({
    duration: '1:00',
    videoUrl: '/a.mp4',
    captions: [{ url: '/a.vtt' }],
  })
})

test('a feed of nothing but live streams is an empty one', () => {
  expect(parseFeed({ liveFeeds: [{ id: 'a', title: 'Live' }] })).toEqual({ items: [], dropped: 0 })
  expect(() => parseFeed({ error: 'none' })).toThrow(TypeError)
})
