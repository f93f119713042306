import { describe, expect, test } from 'vitest'
import { readFixture } from '../fixtures/read-fixture.ts'
import { parseBlog } from './parse-blog.ts'
import { slugify, slugOf, uniqueIds } from './slug.ts'

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
  test('the oldest keeps the plain slug', () => {
    expect(parseBlog(readFixture('same-titles.xml')).posts.map(({ id }) => id)).toEqual([
      'movie-night-3',
      'movie-night-2-2',
      'movie-night-2',
      'movie-night',
    ])
  })

  const posts = ['2025-03-01', null, '2025-01-01', null].map((publishDate) => ({ slug: 'same', publishDate }))

  test('without dates the lower one is the older one', () => {
    expect(uniqueIds(posts)).toEqual(['same-4', 'same-2', 'same-3', 'same'])
  })

  test('keep their ids when a new one appears on top', () => {
    expect(uniqueIds([{ slug: 'same', publishDate: '2025-04-01' }, ...posts])).toEqual([
      'same-5',
      ...uniqueIds(posts),
    ])
  })

  test('stay within 100 characters', () => {
    const slug = 'a'.repeat(100)
    const ids = uniqueIds(Array.from({ length: 11 }, () => ({ slug, publishDate: null })))
    expect(ids.every(({ length }) => length === 100)).toBe(true)
    expect(new Set(ids).size).toBe(11)
    expect(ids[0]).toBe(`${'a'.repeat(97)}-11`)
  })
})
