import { describe, expect, test } from 'vitest'
import { parseBlog } from './parse-blog.ts'

const only = (xml: string, base?: string) => parseBlog(xml, { base }).posts[0]
const rss = (item: string, attributes = '') =>
  `<rss ${attributes}><channel><item>${item}</item></channel></rss>`

test('the address of the RSS Advisory Board stands for Media RSS too', () => {
  const media = '<m:content url="https://img.example.org/a" medium="image"/>'
  expect(
    only(rss(`<title>T</title>${media}`, 'xmlns:m="http://www.rssboard.org/media-rss"'))?.featuredImage,
  ).toBe('https://img.example.org/a')
})

test('Dublin Core of the first version, and RDF without a prefix', () => {
  expect(only(rss('<d:title>T</d:title>', 'xmlns:d="http://purl.org/dc/elements/1.0/"'))?.title).toBe('T')
  expect(only('<rdf><item><title>T</title></item></rdf>')?.title).toBe('T')
})

test('Atom with a prefix', () => {
  const xml = `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>T</a:title>
    <a:link href="https://blog.example.org/t"/><a:content type="html">&lt;p&gt;Hi&lt;/p&gt;</a:content></a:entry></a:feed>`
  expect(only(xml)).toMatchObject({
    title: 'T',
    content: '<p>Hi</p>',
    originalLink: 'https://blog.example.org/t',
  })
})

test('an item whose title is a picture keeps it as its content', () => {
  expect(parseBlog(rss('<title>&lt;img src="/a.jpg"&gt;</title>'))).toMatchObject({
    dropped: 0,
    posts: [{ title: 'Untitled', content: '<img src="/a.jpg">' }],
  })
})

describe('xml:base', () => {
  const atom = (entry: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example.org/en/">
      <entry xml:base="2025/"><title>T</title>${entry}</entry>
      <entry><title>U</title><link href="u"/></entry></feed>`

  test('is where links and pictures belong, each element within the one around it', () => {
    const { posts } = parseBlog(
      atom(
        '<link href="t"/><link rel="enclosure" type="image/png" href="/a.png" xml:base="https://img.example.org/"/>',
      ),
      { base: 'https://feeds.example.org/blog' },
    )
    expect(posts.map(({ originalLink }) => originalLink)).toEqual([
      'https://blog.example.org/en/2025/t',
      'https://blog.example.org/en/u',
    ])
    expect(posts[0]?.featuredImage).toBe('https://img.example.org/a.png')
  })

  test('is where relative addresses of the content belong; without one, that of the post', () => {
    const html = '<content type="html" xml:base="t/">&lt;img src="a.jpg"&gt;</content>'
    expect(only(atom(html))?.contentBase).toBe('https://blog.example.org/en/2025/t/')
    const xhtml = '<content type="xhtml"><div xml:base="/x/"><img src="a.jpg"/></div></content>'
    expect(only(atom(xhtml))?.contentBase).toBe('https://blog.example.org/x/')
    const plain = rss('<title>T</title><link>https://blog.example.org/t</link><description>Hi</description>')
    expect(only(plain)?.contentBase).toBe('https://blog.example.org/t')
    expect(only(rss('<title>T</title>'), 'https://feeds.example.org/')?.contentBase).toBe(
      'https://feeds.example.org/',
    )
    expect(only(rss('<title>T</title>'))?.contentBase).toBeNull()
  })

  test('that is no web address changes nothing', () => {
    const xml = atom('<link href="t"/>').replace('"2025/"', '"javascript:alert(1)"')
    expect(only(xml)?.originalLink).toBe('https://blog.example.org/en/t')
  })
})

describe('the lead', () => {
  const leadOf = (description: string, content: string) =>
    only(
      rss(`<title>T</title><description>${description}</description>
      <content:encoded><![CDATA[${content}]]></content:encoded>`),
    )?.lead

  test.each([
    ['the whole opening', 'Five stones in a bag.', '<p>Five <em>stones</em> in a bag.</p><p>More.</p>'],
    ['WordPress', 'Five stones in a [&amp;#8230;]', '<p>Five stones in a bag.</p>'],
    ['dots', 'Five stones in a ...', '<figure><img src="/a.jpg"></figure><p>Five stones in a bag.</p>'],
    ['a way on', 'Five stones in a … Continue reading →', '<p>Five stones in a bag.</p>'],
    ['other quotation marks', '"Five" stones', '<p>“Five” stones in a bag.</p>'],
  ])('is empty where the body begins with the description: %s', (_, description, content) => {
    expect(leadOf(description, content)).toBe('')
  })

  test('is the description where that says something else', () => {
    expect(leadOf('Why five?', '<p>Five stones in a bag.</p>')).toBe('Why five?')
    expect(leadOf('…', '<p>Five stones in a bag.</p>')).toBe('…')
  })

  test('is empty where the description is made of the body', () => {
    expect(only(rss(`<title>T</title><description>${'word '.repeat(100)}</description>`))?.lead).toBe('')
  })
})

test('an override that a title leaves open turns nothing else around', () => {
  expect(only(rss('<title>\u202ePopcorn</title>'))?.title).toBe('\u202ePopcorn\u202c')
  const long = `\u202e${'word '.repeat(100)}`
  expect(only(rss(`<title>T</title><description>${long}</description>`))?.description).toMatch(/…\u202c$/)
})
