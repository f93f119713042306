import { describe, expect, test } from 'vitest'
import { readFixture } from '../fixtures/read-fixture.ts'
import type { BlogImages } from '../types.ts'
import { parseBlog } from './parse-blog.ts'

test.each([
  ['content first', 'https://img.example.org/content'],
  ['widest', 'https://img.example.org/460.jpg'],
  ['group', 'https://img.example.org/still.jpg'],
  ['film only', null],
  ['enclosure without type', 'https://img.example.org/a.png?w=1'],
  ['itunes', 'https://img.example.org/cover'],
  ['author', 'https://img.example.org/post.jpg'],
  ['unsafe', null],
  ['rooted', '/media/posters/david.avif'],
  ['without address', null],
])('the post’s own picture: %s', (title, image) => {
  const { posts } = parseBlog(readFixture('images.xml'))
  expect(posts.find((post) => post.title === title)?.featuredImage).toBe(image)
})

test('the text of a media group stands in for a description', () => {
  const { posts } = parseBlog(readFixture('images.xml'))
  expect(posts.find(({ title }) => title === 'group')?.description).toBe('Told by the group.')
})

test('a relative picture belongs to the base', () => {
  const { posts } = parseBlog(readFixture('images.xml'), { base: 'https://blog.example.org/feed.xml' })
  const rooted = posts.find(({ title }) => title === 'rooted')
  expect(rooted?.featuredImage).toBe('https://blog.example.org/media/posters/david.avif')
})

describe('the site’s pictures', () => {
  const images: BlogImages = {
    overrides: [
      { keyword: 'Who Is the Senior', image: '/senior.avif' },
      { keyword: 'senior', image: '/other.avif' },
    ],
    categories: { action: '/action.avif', biography: '/biography.avif', drama: '/drama.avif' },
    fallback: '/faith-family.avif',
  }
  const OWN = '<enclosure url="https://img.example.org/own.jpg" type="image/jpeg"/>'
  const imageOf = (item: string) =>
    parseBlog(`<rss><item>${item}</item></rss>`, { images }).posts[0]?.featuredImage

  test.each([
    [
      'by a word of the title, even before the post’s own',
      `<title>WHO IS THE SENIOR Pastor?</title>${OWN}`,
      '/senior.avif',
    ],
    [
      'the post’s own before any category',
      `<title>T</title><category>Drama</category>${OWN}`,
      'https://img.example.org/own.jpg',
    ],
    ['by category, in any case', '<title>T</title><category>BIOGRAPHY</category>', '/biography.avif'],
    [
      'by the first category of the site’s list, not of the post’s',
      '<title>T</title><category>Drama</category><category>Action</category>',
      '/action.avif',
    ],
    [
      'the fallback for other categories',
      '<title>T</title><category>constructor</category>',
      '/faith-family.avif',
    ],
    ['the fallback without categories', '<title>T</title>', '/faith-family.avif'],
  ])('%s', (_, item, image) => {
    expect(imageOf(item)).toBe(image)
  })
})

test.each([
  ['https://1.bp.blogspot.com/-a/b/s72-c/boat.jpg', 'https://1.bp.blogspot.com/-a/b/s1600/boat.jpg'],
  [
    'https://blogger.googleusercontent.com/img/a/s72-w640-h360-c/boat.jpg',
    'https://blogger.googleusercontent.com/img/a/s1600/boat.jpg',
  ],
  ['https://blogger.googleusercontent.com/img/a=s72-c', 'https://blogger.googleusercontent.com/img/a=s1600'],
  [
    'https://img.youtube.com/vi/aqz-KE-bpKQ/default.jpg',
    'https://img.youtube.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
  ],
  ['https://img.example.org/s72-c/boat.jpg', 'https://img.example.org/s72-c/boat.jpg'],
])('a thumbnail that is small for a hero is asked for in full size: %s', (thumbnail, image) => {
  const item = `<item><title>T</title><media:thumbnail url="${thumbnail}" width="72" height="72"/></item>`
  expect(parseBlog(`<rss>${item}</rss>`).posts[0]?.featuredImage).toBe(image)
})
