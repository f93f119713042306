import { describe, expect, test } from 'vitest'
import addresses from './fixtures/addresses.json' with { type: 'json' }
import { parseFeed } from './parse-feed.ts'
import { blogRequestUrl, feedUrl, safeUrl } from './urls.ts'

describe('feedUrl', () => {
  test.each([
    ['', 747, '/api/getfeed/747'],
    ['https://feeds.example.org', '747', 'https://feeds.example.org/api/getfeed/747'],
    ['https://feeds.example.org/', 747, 'https://feeds.example.org/api/getfeed/747'],
    ['', 'a/../b?c', '/api/getfeed/a%2F..%2Fb%3Fc'],
  ])('host %j and id %j are asked at %s', (host, id, url) => {
    expect(feedUrl(host, id)).toBe(url)
  })
})

test('a blog is asked for at the proxy, its own address encoded', () => {
  expect(blogRequestUrl('/functions/v1/rss-proxy?url=', 'https://blog.example.org/feed?a=1&b')).toBe(
    '/functions/v1/rss-proxy?url=https%3A%2F%2Fblog.example.org%2Ffeed%3Fa%3D1%26b',
  )
})

test.each([
  'https://img.example.org/posters/a-b_c.1.jpg?w=800&h=600',
  'https://img.example.org/a/../../b.jpg',
  'https://img.example.org/./b.jpg',
  'https://img.example.org',
  'https://IMG.example.org/a.jpg',
  'https://img.example.org:443/a.jpg',
  'https://127.1/a.jpg',
  'https://xn--bcher-kva.example/a.jpg',
  'https://img.example.org/a b.jpg',
  'https://img.example.org/é.jpg',
  'https://img.example.org/%2e%2e/a.jpg',
  'https://img.example.org/a.jpg#top',
  'https://img.example.org/a.jpg?q=\'"<>',
  '/posters/a.jpg?w=800',
  '/posters/../../a.jpg',
  '/./a.jpg',
  '//img.example.org/a.jpg',
  '/a//b.jpg',
  '/\\img.example.org/a.jpg',
  '/a.jpg\n',
])('%s is what the standard makes of it, plain or not', (address) => {
  const { origin, pathname, search, hash, href } = new URL(address, 'https://page.example')
  const isOwn = origin === 'https://page.example'
  expect(safeUrl(address, '')).toBe(isOwn ? pathname + search + hash : href)
  expect(safeUrl(address, 'https://page.example')).toBe(href)
})

test.each([
  ['https://user:word@img.example.org/a.jpg', null],
  ['https://img.example.org@evil.example/a.jpg', null],
  ['https://a b.example/a.jpg', null],
  ['https://*.example/a.jpg', null],
  ['https://img.example.org/a|b.jpg?c|d', 'https://img.example.org/a%7Cb.jpg?c|d'],
  ['https://[::1]:8080/a.jpg', 'https://[::1]:8080/a.jpg'],
])('%s becomes %s, in browsers as in Node', (address, url) => {
  expect(safeUrl(address, '')).toBe(url)
})

describe('addresses in a feed', () => {
  const imagesWith = (host: string) =>
    Object.fromEntries(parseFeed(addresses, { host }).items.map(({ id, image }) => [id, image]))

  const sameEverywhere = {
    absolute: 'https://img.example.org/a%20b.jpg',
    'plain-http': 'http://img.example.org/a.jpg',
    'no-scheme': 'https://img.example.org/a.jpg',
    script: null,
    'hidden-script': null,
    data: null,
    file: null,
    'null-word': null,
    hash: null,
    broken: null,
    object: null,
  }

  test('relative ones belong to the feed host, and only web addresses are let through', () => {
    expect(imagesWith('https://feeds.example.org')).toEqual({
      ...sameEverywhere,
      rooted: 'https://feeds.example.org/posters/a.jpg?w=800',
      relative: 'https://feeds.example.org/posters/a.jpg',
    })
  })

  test('relative ones count from the root on the page’s own origin, so that they hold on every page', () => {
    expect(imagesWith('')).toEqual({
      ...sameEverywhere,
      rooted: '/posters/a.jpg?w=800',
      relative: '/posters/a.jpg',
    })
  })
})
