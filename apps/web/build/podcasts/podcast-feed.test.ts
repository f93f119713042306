import { JSDOM } from 'jsdom'
import { parseFeed } from 'podcast-partytime'
import { expect, test } from 'vitest'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'
import { chaptersFile, type Episode, type Podcast, podcastFeed, podcastGuid } from './podcast-feed.ts'

const source = { url: '/media/clips/fear.mp4', type: 'video/mp4' as const, quality: null }
const video: VideoPage = {
  slug: 'what-fear-costs',
  key: '748-what-fear-costs',
  transcript: '/media/captions/fear.vtt',
  row: { feed: 748, heading: 'A Podcast', label: 'Podcast', layout: 'wide', page: '/' },
  item: {
    id: 'what-fear-costs',
    feed: '748',
    title: 'What “Fear” Costs: <Salt> & Light ]]>',
    image: '/media/posters/fear.jpg',
    tags: ['David'],
    genre: 'David',
    seconds: 1724,
    duration: '28:44',
    videoUrl: source.url,
    description: 'Salt & light, <b>bold</b>.',
    sources: [source],
    captions: [],
    chapters: [],
    releaseDate: '2025-12-22',
  },
}
const episode: Episode = {
  video,
  file: source.url,
  type: source.type,
  bytes: 123_456,
  chapters: '/podcasts/chapters/what-fear-costs.json',
}
const bare: Episode = {
  ...episode,
  video: {
    ...video,
    key: '748-bare',
    transcript: null,
    item: { ...video.item, id: 'bare', title: 'Bare', image: null, seconds: null, description: '' },
  },
  chapters: null,
}
const podcast: Podcast = {
  title: 'Two Pastors & a Podcast',
  description: 'Honest conversations & popcorn.',
  category: 'TV & Film',
  subcategory: 'Film Reviews',
  path: '/podcasts/two-pastors/feed.xml',
  page: '/',
  cover: '/podcasts/cover.jpg',
  author: { name: 'Two Pastors', email: 'hello@example.org' },
  copyright: '© 2025',
  siteUrl: 'https://www.example.org',
  episodes: [episode, bare],
}
const xml = podcastFeed(podcast)

test("the Podcast Index's own parser reads everything that it knows", () => {
  const feed = parseFeed(xml)
  if (!feed) throw new Error('It reads nothing')
  expect(feed).toMatchObject({
    title: podcast.title,
    description: podcast.description,
    link: 'https://www.example.org/',
    language: 'en',
    explicit: false,
    author: 'Two Pastors',
    owner: { name: 'Two Pastors', email: 'hello@example.org' },
    itunesImage: 'https://www.example.org/podcasts/cover.jpg',
    guid: podcastGuid('https://www.example.org/podcasts/two-pastors/feed.xml'),
    medium: 'video',
    newestItemPubDate: new Date('2025-12-22'),
  })
  expect(feed.items).toHaveLength(2)
  expect(feed.items[0]).toMatchObject({
    guid: video.key,
    title: video.item.title,
    link: 'https://www.example.org/watch/what-fear-costs',
    pubDate: new Date('2025-12-22'),
    duration: 1724,
    explicit: false,
    image: 'https://www.example.org/media/posters/fear.jpg',
    enclosure: { url: 'https://www.example.org/media/clips/fear.mp4', type: 'video/mp4', length: 123_456 },
    podcastTranscripts: [
      { url: 'https://www.example.org/media/captions/fear.vtt', type: 'text/vtt', rel: 'captions' },
    ],
    podcastChapters: {
      url: 'https://www.example.org/podcasts/chapters/what-fear-costs.json',
      type: 'application/json+chapters',
    },
  })
  expect(feed.items[1]).not.toHaveProperty('podcastTranscripts')
})

test('an episode has no picture that Apple refuses', () => {
  const image = '/media/posters/fear.avif'
  const avif = { ...episode, video: { ...video, item: { ...video.item, image } } }
  expect(parseFeed(podcastFeed({ ...podcast, episodes: [avif] }))?.items[0]).not.toHaveProperty('image')
})

const document = new JSDOM(xml, { contentType: 'application/xml' }).window.document

test('it is well-formed XML, with every prefix declared', () => {
  for (const element of document.querySelectorAll('*'))
    if (element.tagName.includes(':')) expect(element.namespaceURI, element.tagName).toMatch(/^https?:/)
  const [title] = document.querySelectorAll('item > title')
  expect(title?.textContent).toBe(video.item.title)
})

// https://podcasters.apple.com/support/823-podcast-requirements
const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd'
const itunes = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.namespaceURI === ITUNES && child.localName === name)

test('a channel has once what Apple requires', () => {
  const channel = document.querySelector('channel') as Element
  for (const name of ['title', 'description', 'language', 'link'])
    expect(
      [...channel.children].filter(({ tagName }) => tagName === name),
      name,
    ).toHaveLength(1)
  for (const name of ['image', 'category', 'explicit']) expect(itunes(channel, name), name).toHaveLength(1)
  const [category] = itunes(channel, 'category')
  expect(category?.getAttribute('text')).toBe('TV & Film')
  expect(category?.firstElementChild?.getAttribute('text')).toBe('Film Reviews')
  const self = [...channel.children].find(
    ({ localName, prefix }) => prefix === 'atom' && localName === 'link',
  )
  expect(self?.getAttribute('href')).toBe('https://www.example.org/podcasts/two-pastors/feed.xml')
})

test('an episode has a title, a lasting id and a file with its type and size', () => {
  for (const item of document.querySelectorAll('item')) {
    expect(item.querySelector('title')?.textContent).toBeTruthy()
    expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false')
    const enclosure = item.querySelector('enclosure')
    expect(enclosure?.getAttribute('url')).toMatch(/^https:/)
    expect(enclosure?.getAttribute('type')).toBe('video/mp4')
    expect(enclosure?.getAttribute('length')).toMatch(/^\d+$/)
  }
})

test("the podcast's id is the one that the namespace's own example has", () => {
  // https://podcasting2.org/docs/podcast-namespace/tags/guid
  expect(podcastGuid('https://podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
})

test('chapters are in the format of the podcast namespace', () => {
  expect(JSON.parse(chaptersFile([{ at: 4, title: 'The question' }]))).toEqual({
    version: '1.2.0',
    chapters: [{ startTime: 4, title: 'The question' }],
  })
})

test('a transcript in SubRip says so', () => {
  const subRip = { ...video, transcript: '/media/captions/fear.srt' }
  expect(podcastFeed({ ...podcast, episodes: [{ ...episode, video: subRip }] })).toContain(
    'application/x-subrip',
  )
})

test('no character breaks the file', () => {
  const broken = {
    ...video,
    item: { ...video.item, title: 'A\u0003 film', description: 'Of\u000bfaith \ud83d' },
  }
  const { window } = new JSDOM()
  const text = podcastFeed({ ...podcast, episodes: [{ ...episode, video: broken }] })
  const document = new window.DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.querySelector('item > title')?.textContent).toBe('A film')
})
