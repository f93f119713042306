import { describe, expect, test } from 'vitest'
import { readFixture } from '../fixtures/read-fixture.ts'
import { parseBlog } from './parse-blog.ts'
import { findPost, slugify, slugOf, uniqueIds } from './slug.ts'

describe('slugify', () => {
  test.each([
    ['David Is Almost Here: A Letter to Our Friends', 'david-is-almost-here-a-letter-to-our-friends'],
    ['Coming Soon: “The Luckiest Man” & “A Cowgirl’s Song”', 'coming-soon-the-luckiest-man-a-cowgirls-song'],
    ['  Spaces\t and\n lines ', 'spaces-and-lines'],
    ['-- A -- B --', 'a-b'],
    ['snake_case 4 ever', 'snake_case-4-ever'],
    ['Café Noël', 'caf-nol'],
    ['!!!', ''],
    ['电影之夜', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('at most 100 characters, and no hyphen at the cut', () => {
    expect(slugify('a'.repeat(101))).toBe('a'.repeat(100))
    expect(slugify(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  })
})

test.each([
  ['电影之夜', 'https://blog.example.org/2025/movie-night.html?from=rss', 'movie-night'],
  ['电影之夜', 'https://blog.example.org/movie-night/', 'movie-night'],
  ['电影之夜', '/posts/movie-night', 'movie-night'],
  ['电影之夜', 'https://blog.example.org/?p=7', 'post'],
  ['电影之夜', null, 'post'],
])('a title %j at %j has the slug %j', (title, link, slug) => {
  expect(slugOf(title, link)).toBe(slug)
})

describe('posts with one title', () => {
  test('have their days in their ids, and others keep the plain slug', () => {
    expect(parseBlog(readFixture('same-titles.xml')).posts.map(({ id }) => id)).toEqual([
      'movie-night-2025-01-03',
      'movie-night-2',
      'movie-night-2025-01-02',
      'movie-night-2025-01-01',
    ])
  })

  const letter = (day: number, link: string | null = null) => ({
    title: 'Weekly Letter',
    originalLink: link,
    publishDate: `2025-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  })

  test('keep their ids when a new one comes and an old one goes', () => {
    const ids = new Map(
      [3, 10, 17, 24].map((day) => [day, `weekly-letter-2025-11-${String(day).padStart(2, '0')}`]),
    )
    for (const window of [
      [10, 3],
      [17, 10, 3],
      [17, 10],
      [24, 17, 10],
      [3, 17],
    ]) {
      expect(uniqueIds(window.map((day) => letter(day)))).toEqual(window.map((day) => ids.get(day)))
    }
  })

  test('are found by any of their names', () => {
    const posts = (...days: number[]) => {
      const letters = days.map((day) => letter(day))
      const ids = uniqueIds(letters)
      return letters.map((post, index) => ({ ...post, id: ids[index] ?? '' }))
    }
    const dayOf = (days: number[], id: string) => findPost(posts(...days), id)?.publishDate?.slice(8, 10)
    expect(uniqueIds([letter(10)])).toEqual(['weekly-letter'])
    expect(dayOf([10], 'weekly-letter-2025-11-10')).toBe('10')
    expect(dayOf([24, 17, 10], 'weekly-letter')).toBe('10')
    expect(dayOf([24, 17, 10], 'Weekly-Letter-2025-11-17.')).toBe('17')
    expect(dayOf([24, 17], 'weekly-letter-2025-11-10')).toBeUndefined()
    // As they were numbered before.
    expect(dayOf([24, 17, 10], 'weekly-letter-2')).toBe('17')
    expect(dayOf([24, 17, 10], 'weekly-letter-9')).toBeUndefined()
  })

  test('keep the numbers that the blog gives them', () => {
    const posts = [
      letter(24, '/weekly-letter-3/'),
      letter(17, '/weekly-letter-2/'),
      letter(10, '/weekly-letter/'),
    ]
    expect(uniqueIds(posts)).toEqual(['weekly-letter-3', 'weekly-letter-2', 'weekly-letter'])
    expect(uniqueIds(posts.slice(0, 2))).toEqual(['weekly-letter-3', 'weekly-letter-2'])
  })

  test('of one day are told apart too, in whatever order they come', () => {
    const posts = [letter(10, '/a'), letter(10, '/b')]
    const ids = uniqueIds(posts)
    expect(new Set(ids).size).toBe(2)
    expect(uniqueIds(posts.toReversed())).toEqual(ids.toReversed())
    for (const id of ids) expect(id).toMatch(/^weekly-letter-[a-z\d]+$/)
  })

  test('that nothing tells apart are numbered from the end of the feed', () => {
    const same = { title: 'Same', originalLink: null, publishDate: null }
    const [third, second, first] = uniqueIds([same, same, same])
    expect(first).toMatch(/^same-[a-z\d]+$/)
    expect([second, third]).toEqual([`${first}-2`, `${first}-3`])
  })

  test('stay within 100 characters', () => {
    const ids = uniqueIds(
      Array.from({ length: 11 }, (_, day) => ({ ...letter(day % 3), title: 'a'.repeat(100) })),
    )
    expect(ids.every(({ length }) => length <= 100)).toBe(true)
    expect(new Set(ids).size).toBe(11)
  })
})

test('a title in another script has an id of its own, whatever posts are beside it', () => {
  const film = {
    title: '电影之夜',
    originalLink: 'https://blog.example.org/?p=7',
    publishDate: '2025-11-10T08:00:00.000Z',
  }
  const letter = { ...film, title: '牧师的信', publishDate: '2025-11-11T08:00:00.000Z' }
  expect(uniqueIds([film])).toEqual(['post-2025-11-10'])
  expect(uniqueIds([letter, film])).toEqual(['post-2025-11-11', 'post-2025-11-10'])
  const [undated] = uniqueIds([{ ...film, publishDate: null }])
  expect(undated).toMatch(/^post-[a-z\d]{5,}$/)
  expect(uniqueIds([letter, { ...film, publishDate: null }])[1]).toBe(undated)
})
