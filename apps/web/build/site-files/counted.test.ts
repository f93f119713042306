import { expect, test } from 'vitest'
import { countedOf } from './counted.ts'

type Facts = Parameters<typeof countedOf>

test('what is counted has a title: pages, videos by their page’s name, downloads and kits', () => {
  const entry = {
    kits: [{ id: 'david', title: 'David' }],
    ownVideos: [{ id: 'david-trailer', feed: '', title: 'David' }],
    films: [{ id: 'david' }],
    site: { signUpSources: ['sister-site'] },
  } as unknown as Facts[0]
  const video = { key: '747-000003', slug: 'ember', item: { title: 'Ember' } } as Facts[1]['videos'][number]
  const built = {
    paths: ['/', '/signin', '/404', '/blog/404'],
    listed: [{ path: '/', title: 'Home' }],
    videos: [video],
  }
  expect(countedOf(entry, built, ['guide.pdf'])).toEqual({
    pages: { '/': 'Home', '/signin': '/signin' },
    videos: [
      { key: '747-000003', name: 'ember', title: 'Ember' },
      { key: 'david-trailer', name: 'david-trailer', title: 'David' },
    ],
    downloads: { '/downloads/guide.pdf': 'guide.pdf', 'kit/david': 'Kit for David' },
    forms: ['notifications', 'embed', 'david', 'sister-site'],
  })
})
