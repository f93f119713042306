import { stripVTControlCharacters } from 'node:util'
import { root, run } from '@two-pastors/tooling/run'
import { expect, test } from 'vitest'
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
  const { entries } = diagnose(whole, { title: 'B' }, { ...whole, title: 'Again' }, [] as object)
  expect(entries.map(({ line, fate, reason }) => [line, fate, reason])).toEqual([
    [6, 'shown', undefined],
    [30, 'dropped', 'it has no id'],
    [33, 'dropped', 'id "a" is that of the entry on line 6'],
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
  [{}, { captions: [{ url: 'https://cdn.example.org/a.srt' }] }, 'warning Browsers show WebVTT only'],
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

test('text that is no JSON, and JSON that is no feed, say so', () => {
  const broken = diagnoseFeed('{\n"series": [}', { source: 'x' }).findings
  expect(broken[0]).toEqual({ line: 2, level: 'error', text: 'No JSON: value expected at "}"' })
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
    'No picture of its own: the site shows one for its category',
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
  const lines = stripVTControlCharacters(print(diagnose({ ...whole, thumbnail: '' }, {}))).split('\n')
  expect(lines).toContain('line 6    SHOWN A film')
  expect(lines).toContain('line 9    error thumbnail is no web address: ""')
  expect(lines.at(-1)).toBe('test: feed of 2: 1 shown, 1 dropped, 0 not shown now; 2 errors, 0 warnings')
})

test.each([
  [['apps/backend/sample/feeds/748.json', '--json'], 0, '"fate": "shown"'],
  [['packages/feeds/src/fixtures/bad-episodes.json'], 1, 'it has no title'],
  [['no-such-file.json'], 1, 'There is no file'],
  [['https://localhost:9/feed'], 1, 'cannot be read'],
])('the command %j ends with %i', async (args, code, text) => {
  const result = await run('node', [`${root}scripts/feed-doctor/main.ts`, ...args])
  expect(result.output).toContain(text)
  expect(result.code).toBe(code)
})
