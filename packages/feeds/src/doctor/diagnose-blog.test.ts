import { expect, test } from 'vitest'
import { diagnoseBlog } from './diagnose-blog.ts'

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

test.each([
  [
    '<rss><channel><item><title>A & B</title></item></channel></rss>',
    'the text contains a bare &: write &amp;',
  ],
  [
    '<rss><channel><item><title>A</item></channel></rss>',
    'found </item>, expected </title> for the element opened on line 1',
  ],
  ['<rss><channel></channel>', '<rss> is never closed'],
  ['<rss version="2" version="2"><channel/></rss>', 'the attribute version appears twice'],
  ['\n<?xml version="1.0"?><rss><channel/></rss>', 'there is content before <?xml'],
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
    'Left out of the text: an iframe that is not a YouTube or Vimeo player: https://maps.example.org/a?b=1&c=2',
  ])
})
