import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'
import { findVideo, videoKey } from './video-key.ts'

const video = fc.record({
  feed: fc.string({ minLength: 1, unit: 'binary' }),
  id: fc.string({ minLength: 1, unit: 'binary' }),
})

test('a key names the feed and the id', () => {
  expect(videoKey({ feed: '747', id: '000003' })).toBe('747-000003')
  expect(videoKey({ feed: 'king-of-kings', id: 'a b' })).toBe('king%2Dof%2Dkings-a b')
  expect(videoKey({ feed: '', id: 'interview' })).toBe('interview')
})

test('two feeds whose items are numbered alike: the key of one does not play the film of the other', () => {
  const [first, second] = ['747', '750'].flatMap(
    (feed) => parseFeed({ movies: [{ id: '000003', title: `Of ${feed}` }] }, { feed }).items,
  )
  const both = [first, second].filter((item) => item !== undefined)
  expect(findVideo(both, '747-000003')?.title).toBe('Of 747')
  expect(findVideo(both, '750-000003')?.title).toBe('Of 750')
})

test('an address from before keys named feeds finds the first video with its id; an unknown one none', () => {
  const videos = [
    { feed: '747', id: '3' },
    { feed: '750', id: '3' },
    { feed: '750', id: '747-3' },
  ]
  expect(findVideo(videos, '3')).toBe(videos[0])
  expect(findVideo(videos, '747-3')).toBe(videos[0])
  expect(findVideo(videos.slice(1), '747-3')).toBe(videos[2])
  expect(findVideo(videos, '751-3')).toBeUndefined()
})

test('different videos have different keys, whatever their ids are made of', () => {
  fc.assert(
    fc.property(video, video, (one, other) => {
      const isSame = one.feed === other.feed && one.id === other.id
      expect(videoKey(one) === videoKey(other)).toBe(isSame)
    }),
  )
  for (const [one, other] of [
    [
      { feed: 'a', id: 'b-c' },
      { feed: 'a-b', id: 'c' },
    ],
    [
      { feed: 'a%2Db', id: 'c' },
      { feed: 'a-b', id: 'c' },
    ],
  ] as const) {
    expect(videoKey(one)).not.toBe(videoKey(other))
  }
})

test('a key comes back from an address whole, whatever the id in the feed is made of', () => {
  const anyText = fc.string({
    minLength: 1,
    unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  })
  fc.assert(
    fc.property(anyText, (id) => {
      const items = parseFeed({ movies: [{ id, title: 'T' }] }, { feed: '747' }).items
      const url = new URL('https://example.org/')
      for (const item of items) {
        url.searchParams.set('watch', videoKey(item))
        expect(findVideo(items, new URL(url.href).searchParams.get('watch') ?? '')).toBe(item)
      }
    }),
  )
})
