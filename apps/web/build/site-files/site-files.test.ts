import type { VideoItem } from '@two-pastors/feeds'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import type { FamilyGuide, Film, Review, Site } from '../../model/schemas.ts'
import { exampleFilm } from '../../model/testing/example-film.ts'
import { readContent } from '../content/read-content.ts'
import type { SiteFacts } from './site-facts.ts'
import { siteFiles } from './site-files.ts'

const site = readContent(`${folder.content}/site.yaml`) as Site

const { guide, pastors, talk } = readContent(
  `${folder.content}/reviews/the-chosen-season-4-review.yaml`,
) as Review

const review = {
  guide,
  pastors,
  talk,
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
const theaters = { day: '2025-12-19', timeZone: 'America/New_York', at: Date.parse('2025-12-19T05:00:00Z') }
const film = (title: string, others: Partial<Film>) =>
  exampleFilm({ id: title.toLowerCase(), title, description: 'Words.', ...others })
const video: VideoItem = {
  id: 'a',
  feed: '747',
  title: 'Salt & <Light>',
  image: null,
  tags: ['David', 'Faith'],
  genre: 'David',
  seconds: 95,
  duration: '1:35',
  videoUrl: 'https://cdn.example.org/a.mp4?x=1&y=2',
  description: '',
  sources: [],
  captions: [],
  chapters: [],
  releaseDate: '2025-12-22',
}
const facts: SiteFacts = {
  guides: new Map([['david', { ...guide, basis: 'announced' as const }]]),
  site,
  siteUrl: 'https://www.example.org',
  pages: [
    page('/'),
    page('/movies'),
    page('/search'),
    page('/signin'),
    page('/reviews/a-review', '2024-03-18'),
    page('/blog/a&b', '2025-11-10T14:00:00.000Z'),
    { ...page('/watch/a-video', '2025-12-22'), video, image: '/og/a-video.jpg' },
  ],
  reviews: [review],
  films: [
    film('David', { address: '/david', phase: 'tickets', dates: { theaters } }),
    film('Hope', { dates: { theaters } }),
    film('A Song', {}),
  ],
  now: theaters.at,
  familyGuide: readContent(`${folder.content}/family-guide.yaml`) as FamilyGuide,
}
const files = siteFiles(facts)

const parse = (path: string, text = files[path]) => {
  const { window } = new JSDOM()
  const document = new window.DOMParser().parseFromString(text ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('no character breaks a file', () => {
  const broken = 'A\u0003 \u000bfilm \ud83d\ufffe'
  const built = siteFiles({
    ...facts,
    pages: [{ ...page('/watch/b'), video: { ...video, title: broken, tags: [broken] }, image: '/b.jpg' }],
    reviews: [{ ...review, title: broken, content: { ...review.content, positives: [broken] } }],
    films: [film(broken, { dates: { theaters } })],
  })
  for (const [path, text] of Object.entries(built)) {
    if (path.endsWith('.xml')) parse(path, text)
    expect(text, path).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}/u)
  }
})

test('the sitemap lists the pages that are worth finding, with their dates', () => {
  const document = parse('/sitemap.xml')
  expect(texts(document, 'loc')).toEqual([
    'https://www.example.org/',
    'https://www.example.org/movies',
    'https://www.example.org/reviews/a-review',
    'https://www.example.org/blog/a&b',
    'https://www.example.org/watch/a-video',
  ])
  expect(texts(document, 'lastmod')).toEqual(['2024-03-18', '2025-11-10T14:00:00.000Z', '2025-12-22'])
})

test('the sitemap has what search engines show of a video', () => {
  const videos = parse('/sitemap.xml').getElementsByTagNameNS(
    'http://www.google.com/schemas/sitemap-video/1.1',
    'video',
  )
  expect(videos).toHaveLength(1)
  const fields = [...(videos[0]?.children ?? [])].map(({ localName, textContent }) => [
    localName,
    textContent,
  ])
  expect(fields).toEqual([
    ['thumbnail_loc', 'https://www.example.org/og/a-video.jpg'],
    ['title', 'Salt & <Light>'],
    ['description', 'Words.'],
    ['content_loc', 'https://cdn.example.org/a.mp4?x=1&y=2'],
    ['duration', '95'],
    ['publication_date', '2025-12-22'],
    ['tag', 'David'],
    ['tag', 'Faith'],
  ])
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

test('llms.txt says of each film what its pages say on the day', () => {
  expect(files['/llms.txt']).toContain(`
## Films and series

- [David](https://www.example.org/david): In theaters December 19, 2025
- [Hope](https://www.example.org/hope): In theaters now
- [A Song](https://www.example.org/hope): Coming soon
`)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/calendar/david.ics', '/calendar/hope.ics']))
})

test('the family guide has levels, notes, their meaning and a license', () => {
  const file = JSON.parse(files['/reviews/family-guide.json'] ?? '')
  expect(file).toMatchObject({
    version: 1,
    url: 'https://www.example.org/reviews/family-guide.json',
    license: { name: 'CC BY 4.0', attribution: `Family guide by ${site.name}` },
    films: [
      { id: 'a-review', review: 'https://www.example.org/reviews/a-review', title: review.title },
      { id: 'david', page: 'https://www.example.org/david', kind: 'film', guide: { basis: 'announced' } },
    ],
  })
  expect(file.meaning.concerns.violence).toHaveLength(6)
  expect(file.films[0].guide).toEqual(guide)
})
