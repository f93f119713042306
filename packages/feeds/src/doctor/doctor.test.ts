import { describe, expect, test } from 'vitest'
import { diagnose as diagnoseAny, readDocument } from './diagnose.ts'
import { diagnoseBlog } from './diagnose-blog.ts'
import { diagnoseFeed } from './diagnose-feed.ts'
import { print } from './print.ts'

const whole = {
  id: 'a',
  title: 'A film',
  thumbnail: 'https://img.example.org/a.jpg',
  tags: ['Drama'],
  shortDescription: 'Of a film.',
  content: {
    duration: 187,
    videos: [{ url: 'https://cdn.example.org/a.mp4', videoType: 'MP4' }],
    captions: [{ url: 'https://cdn.example.org/a.vtt', language: 'en' }],
  },
}

const diagnose = (...episodes: object[]) =>
  diagnoseFeed(JSON.stringify({ series: { seasons: [{ episodes }] } }, null, 1), {
    source: 'test',
    now: Date.parse('2025-06-01'),
  })

/** What is found of an entry like the whole one, with these changes. */
function findings(changes: object, content: object = {}) {
  const [entry] = diagnose({ ...whole, ...changes, content: { ...whole.content, ...content } }).entries
  return entry?.findings.map(({ level, text }) => `${level} ${text}`)
}

test('a whole entry is shown, with what the site makes of it', () => {
  expect(diagnose(whole).entries).toEqual([
    {
      line: 6,
      title: 'A film',
      fate: 'shown',
      findings: [],
      shown: {
        id: 'a',
        'under title': 'Drama · 3:07',
        picture: 'https://img.example.org/a.jpg',
        plays: 'video/mp4',
        captions: 'en',
        description: 'Of a film.',
      },
    },
  ])
})

test('what is dropped says why, and on which line', () => {
  const { entries } = diagnose(whole, { title: 'B' }, whole, [] as object)
  expect(entries.map(({ line, fate, reason }) => [line, fate, reason])).toEqual([
    [6, 'shown', undefined],
    [30, 'dropped', 'it has no id'],
    [33, 'dropped', 'It repeats the entry on line 6'],
    [57, 'dropped', 'An entry is an object, not []'],
  ])
})

test('an entry out of its time is not counted as lost', () => {
  const content = { ...whole.content, validityPeriodEnd: '2025-05-01' }
  expect(diagnose({ ...whole, content }).entries[0]).toMatchObject({
    fate: 'not shown now',
    reason: 'Its validity period is … to 2025-05-01',
  })
})

test.each([
  [{ thumbnail: undefined }, {}, 'warning No thumbnail: the card has no picture'],
  [{ thumbnail: 'javascript:1' }, {}, 'error thumbnail is no web address: "javascript:1"'],
  [{ thumbnail: 'http://img.example.org/a.jpg' }, {}, 'warning thumbnail begins with http:, which'],
  [{ Tags: [], tags: ['Drama'] }, {}, 'error "Tags" is not read: it is written "tags"'],
  [{ tags: [] }, {}, 'warning No tags: the card says “Video”'],
  [{ releaseDate: 'soon' }, {}, 'warning releaseDate is no date like 2025-12-19: "soon"'],
  [{ title: 'A long title '.repeat(6) }, {}, 'warning The title has 77 characters'],
  [{}, { duration: 'PT3M' }, 'warning No length: duration is "PT3M", not seconds'],
  [{}, { captions: [] }, 'warning No captions'],
  [{}, { captions: [{ url: 'https://cdn.example.org/a.srt' }] }, 'warning Browsers show captions as WebVTT'],
  [{}, { videos: [] }, 'error Nothing to play: the card has no play button'],
  [{}, { videos: [{ url: 'a.ism', videoType: 'SMOOTH' }] }, 'error No browser plays SMOOTH'],
  [
    {},
    { videos: [{ ...whole.content.videos[0], videoType: 'AVI' }] },
    'warning videoType "AVI" is not known',
  ],
])('%j %j: %s', (changes, content, expected) => {
  expect(findings(changes, content)).toEqual([expect.stringContaining(expected)])
})

test('text that is not JSON, and JSON that is not a feed, say so', () => {
  const broken = diagnoseFeed('{\n"series": [}', { source: 'x' }).findings
  expect(broken[0]).toEqual({
    line: 2,
    level: 'error',
    text: 'Not JSON: a value is missing, or a comma is too much (at "}")',
  })
  expect(diagnoseFeed('{"error": 1}', { source: 'x' }).findings[0]?.text).toContain('it has none of series')
})

const post = '<title>First</title><pubDate>2025-01-02</pubDate><category>Faith</category>'
const blog = `<rss><channel>
<item>${post}<link>https://blog.example.org/a</link><description><![CDATA[<item> <p>Hi</p><form></form>]]></description></item>
<item/>
<item><title>Second &amp; last</title></item>
</channel></rss>`

test('a blog: where its items stand, what becomes of them, what is taken out of them', () => {
  const { entries, findings } = diagnoseBlog(blog, { source: 'https://blog.example.org/feed' })
  expect(entries.map(({ line, title, fate }) => [line, title, fate])).toEqual([
    [2, 'First', 'shown'],
    [3, '', 'dropped'],
    [4, 'Second & last', 'shown'],
  ])
  expect(entries[0]?.shown).toMatchObject({ address: '/blog/first', date: '2025-01-02' })
  expect(entries[0]?.findings.map(({ text }) => text)).toEqual([
    'No picture of its own: a site shows one for its category, or none',
    'Left out of the text: form',
  ])
  expect(findings).toEqual([])
})

test('a blog that other readers stumble over says where', () => {
  const [finding] = diagnoseBlog(blog.replace('</item>\n<item/>', '\n<item/>'), { source: '' }).findings
  expect(finding?.text).toContain('Not well-formed')
  expect(diagnoseBlog('<html></html>', { source: '' }).findings[0]?.text).toContain('neither RSS nor Atom')
})

test('people read a line for each finding, and the sum at the end', () => {
  const lines = print(diagnose({ ...whole, thumbnail: '' }, {}), (_, text) => text).split('\n')
  expect(lines).toContain('line 6    SHOWN A film')
  expect(lines).toContain('line 9    error thumbnail is no web address: ""')
  expect(lines.at(-1)).toBe('test: feed of 2: 1 shown, 1 dropped, 0 not shown now; 2 errors, 0 warnings')
})

describe('what is written wrong', () => {
  const of = (...episodes: object[]) =>
    diagnose(...episodes).entries.map(({ findings }) => findings.map(({ line, text }) => `${line} ${text}`))

  test('names of other formats get the right spelling', () => {
    const { shortDescription, tags, thumbnail, ...rest } = whole
    expect(of({ ...rest, short_description: shortDescription, Tags: tags, image: thumbnail }).flat()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"short_description" is not read: it is written "shortDescription"'),
        expect.stringContaining('"Tags" is not read: it is written "tags"'),
        expect.stringContaining('"image" is not read: it is written "thumbnail"'),
      ]),
    )
  })

  test('fields in the wrong place get the right one', () => {
    const { content, ...rest } = whole
    const texts = of({
      ...rest,
      duration: 60,
      url: '/a.mp4',
      content: { url: '/a.mp4', video_type: 'MP4', title: 'T' },
    })
    expect(texts.flat()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"duration" is not read: it belongs in content.duration'),
        expect.stringContaining('"url" is not read: it belongs in content.videos[].url'),
        expect.stringContaining('"video_type" is not read: it belongs in content.videos[].videoType'),
        expect.stringContaining('"title" is not read: it belongs in the entry, as title'),
      ]),
    )
  })

  test('what is there under its own name too, or has no use here, is nobody’s mistake', () => {
    expect(of({ ...whole, description: 'Longer', genres: ['drama'], episodeNumber: 1, guid: 'x' })).toEqual([
      [],
    ])
  })

  test('content in a list is said to be one, and what is lost by it', () => {
    expect(of({ ...whole, content: [whole.content] })).toEqual([[expect.stringContaining('list of one')]])
    expect(of({ ...whole, content: [whole.content, whole.content] }).flat()[0]).toContain('1 more are not')
    expect(of({ ...whole, content: [{ ...whole.content, Duration: 1 }] }).flat()).toContainEqual(
      expect.stringContaining('"Duration" is not read: it is written "duration"'),
    )
  })
})

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  'https://www.facebook.com/watch/?v=1',
  'https://drive.google.com/file/d/1/view',
  'https://films.example.org/watch.html',
])('the page %s is no film: the doctor does not say that it plays', (url) => {
  const [entry] = diagnose({ ...whole, content: { ...whole.content, videos: [{ url }] } }).entries
  expect(entry?.shown?.plays).toBe('nothing')
  expect(entry?.findings).toContainEqual(
    expect.objectContaining({ level: 'error', text: expect.stringContaining('the address of a web page') }),
  )
})

describe('about the whole feed', () => {
  const findingsOf = (feed: object) =>
    diagnoseFeed(JSON.stringify(feed), { source: 'x' }).findings.map(({ text }) => text)

  test('live feeds are not shown', () => {
    expect(findingsOf({ movies: [whole], liveFeeds: [{ id: 'l' }, { id: 'm' }] })).toEqual([
      expect.stringContaining('liveFeeds are not shown: 2 of them'),
    ])
    expect(findingsOf({ liveFeeds: [{ id: 'l' }] })).toEqual([
      expect.stringContaining('liveFeeds are not shown: 1'),
      expect.stringContaining('Not a feed'),
    ])
  })

  test('a part that is written wrong is named', () => {
    expect(findingsOf({ short_form_videos: [whole] })[0]).toContain('it is written "shortFormVideos"')
  })

  test('a row in which nothing is shown says so, whatever the reason', () => {
    expect(findingsOf({ movies: [] })).toEqual(['The feed is empty: there is nothing in its row'])
    const over = { ...whole, content: { ...whole.content, validityPeriodEnd: '2020-01-01' } }
    for (const entry of [over, {}]) {
      expect(findingsOf({ movies: [entry] })).toEqual([
        'None of the entries can be shown now: there is nothing in its row',
      ])
    }
  })

  test('milliseconds are read as such', () => {
    const inMilliseconds = { ...whole, content: { ...whole.content, duration: 60_000 } }
    const { entries, findings } = diagnose(inMilliseconds)
    expect(findings.map(({ text }) => text)).toEqual([expect.stringContaining('milliseconds')])
    expect(entries[0]?.shown?.['under title']).toBe('Drama · 1:00')
  })

  test('two videos with one id are both shown', () => {
    const other = { ...whole, content: { ...whole.content, videos: [{ url: '/b.mp4' }] } }
    expect(diagnose(whole, other).entries.map(({ fate, shown }) => [fate, shown?.id])).toEqual([
      ['shown', 'a'],
      ['shown', 'a-2'],
    ])
  })
})

test.each([
  ['{"series": {"episodes": [{"id": "a" "title": "A"}]}}', 'a comma is missing'],
  ['{"series": {"episodes": [{"id": "a"}]}', 'a closing } is missing (at the end)'],
  ['{"series": [],}', 'a name in double quotes is missing, or a comma is too much'],
  ["{'series': []}", 'a text must stand in double quotes'],
  ['{"series": [] // none\n}', 'there are no comments in JSON'],
])('JSON that breaks says so in plain words: %s', (text, words) => {
  const { findings } = diagnoseFeed(text, { source: 'x' })
  expect(findings.map((finding) => finding.text)).toContainEqual(expect.stringContaining(words))
})

test.each([
  [
    '<rss><channel><item><title>A & B</title></item></channel></rss>',
    'a bare & stands in the text: write &amp;',
  ],
  [
    '<rss><channel><item><title>A</item></channel></rss>',
    'stands where </title> must end what began on line 1',
  ],
  ['<rss><channel></channel>', '<rss> never ends'],
  ['<rss version="2" version="2"><channel/></rss>', 'the attribute version stands twice'],
  ['\n<?xml version="1.0"?><rss><channel/></rss>', 'something stands before <?xml'],
])('XML that breaks says so in plain words: %s', (xml, words) => {
  expect(diagnoseBlog(xml, { source: '' }).findings.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(words),
  )
})

test('frames that are left out of a post are named, players are not', () => {
  const frames = [
    'https://maps.example.org/a?b=1&amp;c=2',
    'https://www.youtube.com/embed/a',
    '//player.vimeo.com/video/7',
  ]
  const html = frames.map((src) => `<iframe src="${src}"></iframe>`).join('')
  const xml = `<rss><item>${post}<link>https://b.example.org/</link><description><![CDATA[${html}Words]]></description></item></rss>`
  const texts = diagnoseBlog(xml, { source: '' }).entries[0]?.findings.map(({ text }) => text)
  expect(texts?.filter((text) => text.includes('iframe'))).toEqual([
    'Left out of the text: an iframe that is no player of YouTube or Vimeo: https://maps.example.org/a?b=1&c=2',
  ])
})

describe('encodings', () => {
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1')).buffer

  test('a blog is read in its own', () => {
    const xml = '<?xml version="1.0" encoding="iso-8859-1"?><rss><item><title>Café</title></item></rss>'
    expect(diagnoseAny(readDocument(latin1(xml)), { source: '' }).entries[0]?.title).toBe('Café')
    const undeclared = '<rss><item><title>Café</title></item></rss>'
    expect(readDocument(latin1(undeclared), 'text/xml; charset=iso-8859-1')).toBe(undeclared)
  })

  test('a feed is UTF-8, whatever it says: anything else is named', () => {
    const text = readDocument(
      latin1(JSON.stringify({ movies: [{ ...whole, title: 'Café' }] })),
      'application/json; charset=iso-8859-1',
    )
    const { entries, findings } = diagnoseAny(text, { source: '' })
    expect(entries[0]?.title).toBe('Caf\ufffd')
    expect(findings.map((finding) => finding.text)).toEqual([expect.stringContaining('not in UTF-8')])
  })

  test('a byte order mark does no harm', () => {
    const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify({ movies: [whole] })}`).buffer
    expect(diagnoseAny(readDocument(bytes), { source: '' }).findings).toEqual([])
  })
})
