import { describe, expect, test } from 'vitest'
import { diagnose, whole } from '../fixtures/doctor.ts'
import { diagnoseFeed } from './diagnose-feed.ts'

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
    [33, 'dropped', 'It is a duplicate of the entry on line 6'],
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
  [{ thumbnail: 'javascript:1' }, {}, 'error thumbnail is not a web address: "javascript:1"'],
  [{ thumbnail: 'http://img.example.org/a.jpg' }, {}, 'warning thumbnail uses http:, which'],
  [{ Tags: [], tags: ['Drama'] }, {}, 'error "Tags" is ignored: the correct name is "tags"'],
  [{ tags: [] }, {}, 'warning No tags: the card says “Video”'],
  [{}, { validityPeriodEnd: '11/10/2025' }, 'warning validityPeriodEnd is not a date like 2025-12-19'],
  [{ releaseDate: '11/10/2025' }, {}, 'the video is shown without one'],
  [{ releaseDate: 'soon' }, {}, 'warning releaseDate is not a date like 2025-12-19: "soon"'],
  [
    { title: 'A\u0003 film' },
    {},
    'warning title has invisible characters (U+0003): the site leaves them out',
  ],
  [{ title: 'A long title '.repeat(6) }, {}, 'warning The title has 77 characters'],
  [{}, { duration: 'long' }, 'warning No length: duration is "long", not seconds'],
  [
    { title: 'Faith &amp; Film' },
    {},
    'warning title is escaped for HTML: the site shows “Faith & Film”; write it like that',
  ],
  [
    {},
    { duration: '00:03:07' },
    'warning duration is "00:03:07": the site shows 3:07; write 187, in seconds',
  ],
  [
    {},
    { duration: 18_000 },
    'warning The video would last 5 hours: if that is wrong, write its length in seconds',
  ],
  [{}, { captions: [] }, 'warning No captions'],
  [{}, { captions: [{ url: 'https://cdn.example.org/a.srt' }] }, 'warning Browsers show captions as WebVTT'],
  [
    {},
    {
      captions: [
        { url: '/a.vtt', language: 'en' },
        { url: '/b.dfxp', language: 'en' },
      ],
    },
    'warning Browsers show captions as WebVTT (.vtt) only, not /b.dfxp: the site does not offer them',
  ],
  [
    {},
    {
      captions: [
        { url: '/a.vtt', language: 'en' },
        { url: '/b.vtt', language: 'en' },
      ],
    },
    'warning There are several captions in en: the site’s menu numbers them',
  ],
  [
    {},
    {
      chapters: [
        { startTime: 4, title: 'A' },
        { startTime: '1:02', title: 'B' },
      ],
    },
    'warning 1 of 2 chapters',
  ],
  [{ chapters: [] }, {}, 'error "chapters" is ignored: it belongs in content.chapters'],
  [
    {},
    { videos: [{ url: 'https://cdn.example.org/a.mp4?Expires=1735689600&Signature=a' }] },
    'error The address of this video has expired',
  ],
  [
    {},
    { videos: [{ url: 'https://cdn.example.org/a.mp4?Expires=1767225600&Signature=a' }] },
    'warning The address of this video is signed and expires on 2026-01-01: when it fails, the site asks the feed once more',
  ],
  [{}, { videos: [] }, 'error Nothing to play: the card has no play button'],
  [{}, { videos: [{ url: 'a.ism', videoType: 'SMOOTH' }] }, 'error No browser plays SMOOTH'],
  [{}, { videos: [{ ...whole.content.videos[0], videoType: 'AVI' }] }, 'warning videoType "AVI" is unknown'],
])('%j %j: %s', (changes, content, expected) => {
  expect(findings(changes, content)).toEqual([expect.stringContaining(expected)])
})

test('text that is not JSON, and JSON that is not a feed, say so', () => {
  const broken = diagnoseFeed('{\n"series": [}', { source: 'x' }).findings
  expect(broken[0]).toEqual({
    line: 2,
    level: 'error',
    text: 'Not JSON: a value is missing, or there is an extra comma (at "}")',
  })
  expect(diagnoseFeed('{"error": 1}', { source: 'x' }).findings[0]?.text).toContain('it has none of series')
})

describe('what is written wrong', () => {
  const of = (...episodes: object[]) =>
    diagnose(...episodes).entries.map(({ findings }) => findings.map(({ line, text }) => `${line} ${text}`))

  test('names of other formats get the right spelling', () => {
    const { shortDescription, tags, thumbnail, ...rest } = whole
    expect(of({ ...rest, short_description: shortDescription, Tags: tags, image: thumbnail }).flat()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"short_description" is ignored: the correct name is "shortDescription"'),
        expect.stringContaining('"Tags" is ignored: the correct name is "tags"'),
        expect.stringContaining('"image" is ignored: the correct name is "thumbnail"'),
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
        expect.stringContaining('"duration" is ignored: it belongs in content.duration'),
        expect.stringContaining('"url" is ignored: it belongs in content.videos[].url'),
        expect.stringContaining('"video_type" is ignored: it belongs in content.videos[].videoType'),
        expect.stringContaining('"title" is ignored: it belongs in the entry, as title'),
      ]),
    )
  })

  test('a misnamed field is not reported if the right one exists too, or if it is unused', () => {
    expect(of({ ...whole, description: 'Longer', genres: ['drama'], episodeNumber: 1, guid: 'x' })).toEqual([
      [],
    ])
  })

  test('content in a list is said to be one, and what is lost by it', () => {
    expect(of({ ...whole, content: [whole.content] })).toEqual([
      [expect.stringContaining('list with one entry')],
    ])
    expect(of({ ...whole, content: [whole.content, whole.content] }).flat()[0]).toContain('1 more ignored')
    expect(of({ ...whole, content: [{ ...whole.content, Duration: 1 }] }).flat()).toContainEqual(
      expect.stringContaining('"Duration" is ignored: the correct name is "duration"'),
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
    expect.objectContaining({ level: 'error', text: expect.stringContaining('This is a web page') }),
  )
})

test.each([
  ['{"series": {"episodes": [{"id": "a" "title": "A"}]}}', 'a comma is missing'],
  ['{"series": {"episodes": [{"id": "a"}]}', 'a closing } is missing (at the end)'],
  ['{"series": [],}', 'a name in double quotes is missing, or there is an extra comma'],
  ["{'series': []}", 'text must be in double quotes'],
  ['{"series": [] // none\n}', 'there are no comments in JSON'],
])('JSON that breaks says so in plain words: %s', (text, words) => {
  const { findings } = diagnoseFeed(text, { source: 'x' })
  expect(findings.map((finding) => finding.text)).toContainEqual(expect.stringContaining(words))
})
