import { describe, expect, test } from 'vitest'
import { testFeeds as feeds, testVideo as video } from './testing.ts'
import { findVideoPage, type RowItems, videoPages, watchPath } from './video-pages.ts'

const slugs = (rows: RowItems[]) => Object.fromEntries(videoPages(rows).map(({ key, slug }) => [key, slug]))

describe('the address of a video', () => {
  test('is made from its title, as a blog post’s', () => {
    expect(slugs(feeds(video(747, 'a', 'A Cowgirl’s Song: Part 2')))).toEqual({
      '747-a': 'a-cowgirls-song-part-2',
    })
  })

  test('of several with one title, the oldest has the plain one and the others add their id', () => {
    const old = video(748, 'first', 'Grace', { releaseDate: '2025-01-01' })
    const recent = video(747, 'Second One', 'Grace', { releaseDate: '2026-01-01' })
    const undated = video(747, 'third', 'Grace')
    const expected = {
      '748-first': 'grace',
      '747-Second One': 'grace-second-one',
      '747-third': 'grace-third',
    }
    expect(slugs(feeds(recent, undated, old))).toEqual(expected)
    expect(slugs(feeds(old, undated, recent))).toEqual(expected)
  })

  test('has the feed too where the ids repeat with the titles', () => {
    const items = [747, 748, 749].map((feed) => video(feed, 'same', 'Same'))
    expect(Object.values(slugs(feeds(...items)))).toEqual(['same', 'same-same', 'same-749-same'])
  })

  test('is never that of another video, whatever the titles and ids', () => {
    const items = [
      video(747, 'x', 'A'),
      video(747, '1', 'A-x'),
      video(748, 'x', 'A'),
      video(748, '日', '日本'),
      video(748, '本', '日本'),
      video(748, 'x-', 'A'),
    ]
    const all = Object.values(slugs(feeds(...items)))
    expect(new Set(all).size).toBe(items.length)
    expect(all.every((slug) => /^[\w%-]+$/.test(slug))).toBe(true)
  })

  test('stays when newer videos arrive', () => {
    const before = [video(747, 'a', 'Wonder', { releaseDate: '2025-01-01' })]
    const after = [video(747, 'b', 'Wonder', { releaseDate: '2025-02-01' }), ...before]
    expect(slugs(feeds(...after))).toMatchObject(slugs(feeds(...before)))
  })
})

test('a video without anything to play has no page', () => {
  expect(videoPages(feeds(video(747, 'a', 'A', { videoUrl: null, sources: [] })))).toEqual([])
})

test('a page is found by its slug, its key, and its slug with the id', () => {
  const pages = videoPages(feeds(video(747, 'a', 'Wonder'), video(748, 'b', 'Wonder')))
  expect(findVideoPage(pages, 'wonder')?.key).toBe('747-a')
  expect(findVideoPage(pages, 'wonder-b')?.key).toBe('748-b')
  expect(findVideoPage(pages, 'wonder-a')?.key).toBe('747-a')
  expect(findVideoPage(pages, '748-b')?.key).toBe('748-b')
  expect(findVideoPage(pages, 'nothing')).toBeUndefined()
  expect(pages.map(watchPath)).toEqual(['/watch/wonder', '/watch/wonder-b'])
})

test('an address is found as people paste it', () => {
  const pages = videoPages(feeds(video(747, 'a', 'What Fear Costs')))
  for (const name of ['What-Fear-Costs', 'what-fear-costs.', 'what-fear-costs)”']) {
    expect(findVideoPage(pages, name)?.key).toBe('747-a')
  }
  expect(findVideoPage(pages, 'what-fear')).toBeUndefined()
})

test('the transcript comes from WebVTT captions, of the video’s own speech first', () => {
  const captions = [
    { url: '/es.vtt', language: 'es', kind: 'subtitles' as const },
    { url: '/en.srt', language: 'en', kind: 'captions' as const },
    { url: '/en.vtt?v=2', language: 'en', kind: 'captions' as const },
  ]
  const transcript = (count: number) =>
    videoPages(feeds(video(747, 'a', 'A', { captions: captions.slice(0, count) })))[0]?.transcript
  expect([0, 1, 2, 3].map(transcript)).toEqual([null, '/es.vtt', '/es.vtt', '/en.vtt?v=2'])
})
