import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Review, Site } from '../../src/content/schemas/schemas.ts'
import { readContent } from '../content/read-content.ts'
import { type SiteFacts, siteFiles } from './site-files.ts'

const site = readContent(`${import.meta.dirname}/../../src/config/site.yaml`) as Site

const review = {
  id: 'a-review',
  title: 'Salt & Light: “A <b>ctor” Story',
  description: 'For those who like popcorn & prayer.',
  publishDate: '2024-03-18',
  categories: ['Drama & Music'],
  rating: 4,
  featuredImage: { sources: {}, img: { src: '/assets/a.webp', w: 1, h: 1 }, placeholder: '' },
  content: {
    summary: '<p>See <a href="/movies">our films</a>. ]]></p>',
    plot: '<p>Plot</p>',
    faithElements: '<p>Faith</p>',
    familyFriendly: '<p>Family</p>',
    positives: ['Salt & light'],
    concerns: ['Less < more'],
    recommendation: '<p>Go.</p>',
  },
} satisfies Review

const page = (path: string, modified?: string) => ({
  path,
  title: `Title of ${path}`,
  description: 'Words.',
  modified,
  unlisted: ['/search', '/signin'].includes(path),
})
const facts: SiteFacts = {
  site,
  siteUrl: 'https://www.example.org',
  pages: [
    page('/'),
    page('/movies'),
    page('/search'),
    page('/signin'),
    page('/reviews/a-review', '2024-03-18'),
    page('/blog/a&b', '2025-11-10T14:00:00.000Z'),
  ],
  reviews: [review],
}
const files = siteFiles(facts)

const parse = (path: string) => {
  const { window } = new JSDOM()
  const document = new window.DOMParser().parseFromString(files[path] ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the sitemap lists the pages that are worth finding, with their dates', () => {
  const document = parse('/sitemap.xml')
  expect(texts(document, 'loc')).toEqual([
    'https://www.example.org/',
    'https://www.example.org/movies',
    'https://www.example.org/reviews/a-review',
    'https://www.example.org/blog/a&b',
  ])
  expect(texts(document, 'lastmod')).toEqual(['2024-03-18', '2025-11-10T14:00:00.000Z'])
})

test('robots.txt lets everyone in, and says where the sitemap is', () => {
  expect(files['/robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.org/sitemap.xml\n',
  )
})

test('the RSS feed has every review in full, whatever its words hold', () => {
  const document = parse('/reviews/feed.xml')
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  expect(texts(document, 'channel > link:not([rel])')).toEqual(['https://www.example.org/reviews'])
  const item = document.querySelector('item') as Element
  expect(texts(item, 'title')).toEqual([review.title])
  expect(texts(item, 'link')).toEqual(['https://www.example.org/reviews/a-review'])
  expect(texts(item, 'description')).toEqual([review.description])
  expect(texts(item, 'category')).toEqual(review.categories)
  expect(texts(item, 'pubDate')).toEqual(['Mon, 18 Mar 2024 00:00:00 GMT'])
  const body = item.getElementsByTagName('content:encoded')[0]?.textContent
  expect(body).toContain('<a href="https://www.example.org/movies">our films</a>. ]]>')
  expect(body).toContain('<li>Less &lt; more</li>')
})

test('the JSON feed says the same', () => {
  const feed = JSON.parse(files['/reviews/feed.json'] ?? '')
  expect(feed).toMatchObject({
    version: expect.stringContaining('https://jsonfeed.org/version/1'),
    home_page_url: 'https://www.example.org/reviews',
    feed_url: 'https://www.example.org/reviews/feed.json',
    items: [
      {
        id: 'https://www.example.org/reviews/a-review',
        title: review.title,
        summary: review.description,
        content_html: expect.stringContaining('<h2>What We Loved</h2>'),
        date_modified: '2024-03-18T00:00:00.000Z',
        image: 'https://www.example.org/assets/a.webp',
      },
    ],
  })
})

test('llms.txt names the site, says what it is for, and leads to its pages', () => {
  const text = files['/llms.txt'] ?? ''
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `))
  expect(text).toContain('\n## Pages\n\n- [Title of /](https://www.example.org/): Words.\n')
  expect(text).toContain('\n## Reviews\n\n- [Title of /reviews/a-review]')
  expect(text).not.toContain('/signin')
})
