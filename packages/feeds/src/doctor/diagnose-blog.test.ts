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

test('what the site shows in another form is named, with what it shows instead', () => {
  const html = `
    <iframe src="https://maps.example.org/a?b=1&amp;c=2"></iframe>
    <iframe src="https://www.youtube.com/embed/a"></iframe><iframe src="//player.vimeo.com/video/7"></iframe>
    <iframe src="http://www.youtube.com/embed/b"></iframe><iframe data-src="https://youtu.be/c"></iframe>
    <video controls><source src="/a.m3u8"></video><video src="/a.mp4"></video><object></object>
    <img src="data:image/gif;base64,A" data-src="/boat.jpg"><img src="/x.jpg">
    <img src="data:image/png;base64,A" alt="A boat"><img class="wp-smiley" alt="🙂" src="/1f642.png">
    <picture><source srcset="/p.webp"><img></picture>
    <oembed url="https://youtu.be/d"></oembed><div data-bg="/d.jpg"><p> </p></div>
    <div class="fb-post" data-href="https://www.facebook.com/p/1"></div><div data-href="/e">Words</div>`
  const xml = `<rss><item>${post}<link>https://b.example.org/</link><description><![CDATA[${html}Words]]></description></item></rss>`
  const texts = diagnoseBlog(xml, { source: '' }).entries[0]?.findings.map(({ text }) => text)
  expect(texts?.filter((text) => text.includes('the site '))).toEqual([
    'A picture’s address is not in src: the site shows https://b.example.org/boat.jpg; other readers may show nothing',
    'A picture has no address that can be shown ("data:image/png;base64,A"): the site shows the words “Picture: A boat”, linked to the post',
    'A picture of a character: the site writes 🙂 in its place',
    'A picture’s address is not in src: the site shows https://b.example.org/p.webp; other readers may show nothing',
    '<iframe> https://maps.example.org/a?b=1&c=2: it is neither a YouTube or Vimeo player nor a file that browsers play; the site shows the link “Embedded page (maps.example.org)”',
    '<iframe> http://www.youtube.com/embed/b: the site plays it from https://www.youtube.com/embed/b',
    '<iframe> https://youtu.be/c: the site plays it from https://www.youtube.com/embed/c',
    '<video> /a.m3u8: it is neither a YouTube or Vimeo player nor a file that browsers play; the site shows the link “Video (b.example.org)”',
    '<object>: there is no usable address; the site shows nothing',
    '<oembed> needs a script: the site shows https://www.youtube.com/embed/d; other readers may show nothing',
    '<div> needs a script: the site shows https://b.example.org/d.jpg; other readers may show nothing',
    '<div> needs a script: the site shows the link “Embedded page (facebook.com)”; other readers may show nothing',
  ])
})

test('characters that break files are named', () => {
  const xml = `<rss><item><title>A\u0003 title</title><description>It&#x92;s &#11; here</description></item></rss>`
  const [entry] = diagnoseBlog(xml, { source: '' }).entries
  expect(entry?.title).toBe('A title')
  expect(entry?.findings.map(({ text }) => text)).toContain(
    'The post has invisible characters (U+0003, U+000B): the site leaves them out',
  )
})

test.each([
  ['<pubDate>11/10/2025</pubDate>', 'The date “11/10/2025” could be two days'],
  ['<dc:date><![CDATA[10.11.2025]]></dc:date>', 'The date “10.11.2025” could be two days'],
  [
    '<pubDate>Mon, 10 Nov 2025 08:00 XYZ</pubDate>',
    'is no date that can be read, or its time zone is unknown',
  ],
  ['', 'No date: the post is shown without one'],
])('a post with %s is shown without a date, and the reason is named', (date, reason) => {
  const xml = `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><item><title>A</title>${date}<description>Words</description></item></rss>`
  const [entry] = diagnoseBlog(xml, { source: '' }).entries
  expect(entry?.shown?.date).toBe('none')
  expect(entry?.findings.map(({ text }) => text)).toContainEqual(expect.stringContaining(reason))
})
