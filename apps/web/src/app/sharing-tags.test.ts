import { expect, test, vi } from 'vitest'
import type { Meta } from '#page-module.ts'
import { typeTags } from './sharing-tags.tsx'

vi.mock('#config/env.ts', () => ({ env: { siteUrl: 'https://www.example.org' } }))

const tags = (about: unknown) => Object.fromEntries(typeTags(about as Meta['about']))

test('a page says what it is', () => {
  expect(tags(undefined)).toEqual({ 'og:type': 'website' })
  expect(tags({ films: [] })).toEqual({ 'og:type': 'website' })
  expect(tags({ film: { kind: 'film' } })).toEqual({ 'og:type': 'video.movie' })
  expect(tags({ film: { kind: 'series' } })).toEqual({ 'og:type': 'video.tv_show' })
  expect(tags({ review: { publishDate: '2024-03-18' } })).toEqual({
    'og:type': 'article',
    'article:published_time': '2024-03-18',
  })
  expect(tags({ post: { publishDate: '2025-11-10T08:00:00.000Z' } })).toEqual({
    'og:type': 'article',
    'article:published_time': '2025-11-10T08:00:00.000Z',
  })
  expect(tags({ post: { publishDate: null } })).toEqual({ 'og:type': 'article' })
})

test('a video names a file that a messenger can play, with an absolute address', () => {
  const hls = { url: '/a.m3u8', type: 'application/x-mpegURL' }
  const item = {
    sources: [hls, { url: '/a.mp4', type: 'video/mp4' }],
    seconds: 95,
    releaseDate: null,
    tags: ['David'],
  }
  expect(tags({ watch: { video: { item } } })).toEqual({
    'og:type': 'video.other',
    'og:video': 'https://www.example.org/a.mp4',
    'og:video:type': 'video/mp4',
    'video:duration': '95',
    'video:tag': 'David',
  })
  expect(tags({ watch: { video: { item: { ...item, sources: [hls] } } } })).not.toHaveProperty('og:video')
})
