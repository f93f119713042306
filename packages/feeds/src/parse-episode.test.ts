import { describe, expect, test } from 'vitest'
import captions from './fixtures/captions.json' with { type: 'json' }
import dates from './fixtures/dates.json' with { type: 'json' }
import nulls from './fixtures/nulls.json' with { type: 'json' }
import numbersAndText from './fixtures/numbers-and-text.json' with { type: 'json' }
import severalVideos from './fixtures/several-videos.json' with { type: 'json' }
import { parseFeed } from './parse-feed.ts'

const only = (episode: object) => parseFeed({ movies: [{ id: 'x', title: 'X', ...episode }] }).items[0]

test('numbers become text, and text becomes one tidy line', () => {
  const [film, spaced] = parseFeed(numbersAndText).items
  expect(film).toMatchObject({ id: '1917', title: '1917', duration: '13:45' })
  expect(spaced).toMatchObject({
    id: 'spaced',
    title: 'Over two lines',
    description: 'One. Two.',
    duration: '1:03',
  })
})

test('characters that break files go', () => {
  expect(
    only({ id: 'a\u0003', title: 'A\u0003 film\u000bof\u0092 E\u0301glise\ud800', tags: ['Dra\u0007ma'] }),
  ).toMatchObject({
    id: 'a',
    title: 'A film of’ Église',
    genre: 'Drama',
  })
})

test.each([
  ['Faith &amp; Film', 'Faith & Film'],
  ['Faith &amp;amp; Film', 'Faith & Film'],
  ['It&#8217;s &quot;here&quot; &#x2014; now&hellip;', 'It’s "here" — now…'],
  ['Caf&eacute;&nbsp;Ni&ntilde;o', 'Café Niño'],
  ['&lt;p&gt;Of &lt;b&gt;a&lt;/b&gt; film.&lt;/p&gt;', 'Of a film.'],
  ['One.<br/>Two.', 'One. Two.'],
  ['&QUOT;Faith&QUOT; &AMP; Film &times; 2', '"Faith" & Film × 2'],
  ['&bdquo;Da&shy;vid&ldquo;&thinsp;&rsaquo; 1&frac12;', '„David“ › 1½'],
  ['<![CDATA[Faith &amp; Film]]>', 'Faith & Film'],
  ['The 1<sup>st</sup> <!-- of two --><img src="a.jpg">film', 'The 1st film'],
  ['AT&T, R&D; 1 < 2 &unknown; <Light>', 'AT&T, R&D; 1 < 2 &unknown; <Light>'],
])('the text %s is shown as %s', (written, shown) => {
  expect(only({ title: written, shortDescription: written, tags: [written] })).toMatchObject({
    title: shown,
    description: shown,
    genre: shown,
  })
})

test('an escaped & in an address is one', () => {
  const url = 'https://cdn.example.org/a.mp4?a=1&amp;b=2'
  expect(only({ thumbnail: url, content: { videos: [{ url }] } })).toMatchObject({
    image: 'https://cdn.example.org/a.mp4?a=1&b=2',
    videoUrl: 'https://cdn.example.org/a.mp4?a=1&b=2',
  })
})

test('lengths on a clock, and long films', () => {
  for (const duration of ['PT3M7S', '3m 7s', '187 sec', '187s', '00:03:07;12'])
    expect(only({ content: { duration } }), duration).toMatchObject({ seconds: 187 })
  expect(only({ content: { duration: '00:03:07' } })).toMatchObject({ seconds: 187, duration: '3:07' })
  expect(only({ content: { duration: 18_000 } })).toMatchObject({ seconds: 18_000, duration: '300:00' })
})

test('null fields read as missing and never cost the episode', () => {
  const { items, dropped } = parseFeed(nulls)
  expect(dropped).toBe(0)
  expect(items[0]).toEqual({
    id: 'nulls',
    feed: '',
    title: 'Null wherever nothing is known',
    image: null,
    tags: [],
    genre: 'Video',
    seconds: null,
    duration: '',
    videoUrl: 'https://cdn.example.org/nulls.mp4',
    description: '',
    sources: [{ url: 'https://cdn.example.org/nulls.mp4', type: 'video/mp4', quality: null }],
    captions: [],
    chapters: [],
    releaseDate: null,
  })
  expect(items[1]).toMatchObject({ id: 'null-content', videoUrl: null, sources: [], captions: [] })
})

test('release dates keep the day they name; what is no date is left out', () => {
  expect(parseFeed(dates).items.map(({ releaseDate }) => releaseDate)).toEqual([
    '2025-12-19',
    '2025-07-13',
    null,
    null,
    null,
  ])
})

test.each([
  ['2025/12/19', '2025-12-19'],
  ['2025-12-5', '2025-12-05'],
  ['2025.1.5', '2025-01-05'],
  ['12/05/2025', null],
  ['2025-12-195', null],
  ['2025-12', null],
])('a release on %s is one on %s', (releaseDate, date) => {
  expect(only({ releaseDate })?.releaseDate).toBe(date)
})

test.each([
  '2025-11-10 08:00:00 -0600',
  '2025-11-10T08:00:00-0600',
  '2025-11-10T08:00-06:00[America/Chicago]',
])('a period that ends at %s does', (validityPeriodEnd) => {
  const feed = { movies: [{ id: 'x', title: 'X', content: { validityPeriodEnd } }] }
  const shown = (now: string) => parseFeed(feed, { now: Date.parse(now) }).items.length
  expect(['2025-11-10T13:59Z', '2025-11-10T14:01Z'].map(shown)).toEqual([1, 0])
})

test('a period may be written with slashes', () => {
  const content = { validityPeriodStart: '2025/11/5', validityPeriodEnd: '2025/11/10 08:00Z' }
  const shown = (now: string) =>
    parseFeed({ movies: [{ id: 'x', title: 'X', content }] }, { now: Date.parse(now) }).items.length
  expect(
    ['2025-11-04T23:00Z', '2025-11-05T00:00Z', '2025-11-10T08:00Z', '2025-11-10T08:01Z'].map(shown),
  ).toEqual([0, 1, 1, 0])
})

test('chapters come in the order of their times, each second once; what is none is left out', () => {
  const chapters = [
    { startTime: 62.4, title: 'The question' },
    { startTime: '0', title: ' Pull up  a chair ', img: 'https://cdn.example.org/a.jpg' },
    { startTime: 62, title: 'Again' },
    { startTime: 90, title: 'An advertisement', toc: false },
    { startTime: '1:30', title: 'No number' },
    { startTime: -1, title: 'Before' },
    { startTime: 100 },
    null,
  ]
  expect(only({ content: { chapters } })?.chapters).toEqual([
    { at: 0, title: 'Pull up a chair' },
    { at: 62, title: 'The question' },
  ])
  for (const none of [null, 'https://cdn.example.org/chapters.json', 7, {}])
    expect(only({ content: { chapters: none } })?.chapters).toEqual([])
})

describe('descriptions', () => {
  test('the short one is shown', () => {
    expect(only({ shortDescription: 'Short', longDescription: 'Long' })?.description).toBe('Short')
  })

  test('the long one steps in for a missing or blank short one', () => {
    expect(only({ longDescription: 'Long' })?.description).toBe('Long')
    expect(only({ shortDescription: ' ', longDescription: 'Long' })?.description).toBe('Long')
  })
})

test('genres are not shown as a genre: only tags are', () => {
  expect(only({ genres: ['faith'], tags: [null, 7, 'Family'] })?.genre).toBe('Family')
  expect(only({ genres: ['faith'] })?.genre).toBe('Video')
})

describe('videos', () => {
  const item = parseFeed(severalVideos).items[0]

  test('the first usable address plays', () => {
    expect(item?.videoUrl).toBe('https://cdn.example.org/play/7')
  })

  test('each usable encoding is offered with a type that players know', () => {
    expect(item?.sources.map(({ type }) => type)).toEqual([
      'application/x-mpegURL',
      'application/dash+xml',
      'application/vnd.ms-sstr+xml',
      'video/mp4',
      'video/webm',
      'video/mp4',
    ])
  })

  test('qualities outside the format’s four are unknown', () => {
    expect(item?.sources.map(({ quality }) => quality)).toEqual(['UHD', null, 'FHD', 'SD', null, 'HD'])
  })

  test.each([
    ['m3u8', 'application/x-mpegURL'],
    ['mpd', 'application/dash+xml'],
    ['mp4', 'video/mp4'],
    ['m4v', 'video/mp4'],
    ['mov', 'video/mp4'],
    ['webm', 'video/webm'],
    ['xyz', 'video/mp4'],
  ])('without a videoType, .%s is %s', (extension, type) => {
    const url = `/clips/one.${extension}?signature=a/b`
    expect(only({ content: { videos: [{ url }] } })?.sources).toEqual([{ url, type, quality: null }])
  })
})

test('text tracks keep language and kind; unusable ones are left out', () => {
  expect(parseFeed(captions).items[0]?.captions).toEqual([
    { url: 'https://cdn.example.org/en.vtt', language: 'en', kind: 'captions' },
    { url: 'https://cdn.example.org/es.vtt', language: 'es-MX', kind: 'subtitles' },
    { url: 'https://cdn.example.org/fr.vtt', language: 'fr', kind: 'subtitles' },
    { url: 'https://cdn.example.org/unknown.vtt', language: 'en', kind: 'subtitles' },
  ])
})

test.each([
  ['es_MX', 'es-MX', 'closed-caption', 'captions'],
  ['en', 'en', 'Closed Captions', 'captions'],
  ['en', 'en', 'subtitle', 'subtitles'],
])('captions in %s are in %s, and those of the type %s %s', (language, tag, captionType, kind) => {
  const captions = [{ url: 'https://cdn.example.org/a.vtt', language, captionType }]
  expect(only({ content: { captions } })?.captions[0]).toMatchObject({ language: tag, kind })
})

test('captions that nothing on the web reads are not offered', () => {
  const files = ['a.srt', 'a.vtt?x=1', 'a', 'a.ttml', 'a.DFXP', 'a.scc#b', 'a.itt', 'a.cap', 'a.zip']
  const captions = files.map((file) => ({ url: `https://cdn.example.org/${file}`, language: 'en' }))
  expect(only({ content: { captions } })?.captions.map(({ url }) => url.split('/').at(-1))).toEqual(
    files.slice(0, 3),
  )
})
