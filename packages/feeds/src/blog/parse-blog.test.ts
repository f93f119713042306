import { describe, expect, test } from 'vitest'
import { readFixture } from '../fixtures/read-fixture.ts'
import { parseBlog } from './parse-blog.ts'

const parseFixture = (name: string, base?: string) => parseBlog(readFixture(name), { base })

test('characters that break files go, raw and as numbers', () => {
  const [post] = parseBlog(
    '<rss><item><title>A\u0003 &#x3; It&#146;s</title><category>Fai\u0007th</category><description>a\u000bb &amp;#11; c</description></item></rss>',
  ).posts
  expect(post).toMatchObject({ title: 'A It’s', categories: ['Faith'], content: 'a\nb &#11; c' })
})

describe('RSS 2.0', () => {
  test('gives ready-made posts in the order of the feed', () => {
    expect(parseFixture('rss.xml')).toEqual({
      dropped: 0,
      posts: [
        {
          id: 'five-stones-a-shepherds-arithmetic',
          title: 'Five Stones: A Shepherd’s Arithmetic',
          featuredImage: 'https://img.example.org/stones.avif',
          publishDate: '2025-11-10T14:00:00.000Z',
          authors: ['Grace Lindqvist'],
          categories: ['Faith', 'Drama'],
          description: 'Why five, when one would do?',
          lead: 'Why five, when one would do?',
          content: '<p>One for the giant.</p><p>Four for the walk home.</p>',
          contentBase: 'https://blog.example.org/five-stones',
          originalLink: 'https://blog.example.org/five-stones',
        },
        {
          id: 'harbour-lights',
          title: 'Harbour Lights',
          featuredImage: null,
          publishDate: null,
          authors: [],
          categories: [],
          description: 'A ship that heals.',
          lead: '',
          content: '<p>A ship that heals.</p>',
          contentBase: 'https://blog.example.org/harbour-lights',
          originalLink: 'https://blog.example.org/harbour-lights',
        },
      ],
    })
  })

  test('a byte order mark and noise before the document do no harm', () => {
    expect(parseBlog(`\uFEFF\n<br />\nWarning: cache\n${readFixture('rss.xml')}`).posts).toHaveLength(2)
  })

  test('an empty channel is an empty blog', () => {
    expect(parseBlog('<rss><channel><title>New</title></channel></rss>')).toEqual({ posts: [], dropped: 0 })
  })
})

describe('Atom', () => {
  const [bread, video] = parseFixture('atom.xml').posts

  test('reads links, dates, categories and content from where Atom has them', () => {
    expect(bread).toEqual({
      id: 'bread-fish',
      title: 'Bread & Fish',
      featuredImage: 'https://img.example.org/bread.jpg',
      publishDate: '2025-03-01T09:00:00.000Z',
      authors: ['Hannah Brandt', 'David Okafor'],
      categories: ['Family Nights', 'Drama'],
      description: 'Five thousand guests.',
      lead: 'Five thousand guests.',
      content: '<p>And twelve baskets left over.</p>',
      contentBase: 'https://blog.example.org/bread-and-fish',
      originalLink: 'https://blog.example.org/bread-and-fish',
    })
  })

  test('a title that says it is text keeps its angle brackets', () => {
    expect(video?.title).toBe('How to use the <video> element')
  })

  test('without a publication the last change counts', () => {
    expect(video?.publishDate).toBe('2025-02-01T00:00:00.000Z')
  })

  test('XHTML becomes HTML: a player that closes itself does not swallow the rest', () => {
    expect(video?.content).toBe(
      '<div><p>Play &amp; pause<br>at will &lt;here&gt;</p>' +
        '<iframe src="https://player.vimeo.com/video/1"></iframe><p title="a &quot;b&quot;">After</p></div>',
    )
    expect(video?.description).toBe('Play & pause at will <here> After')
  })
})

test('RSS 1.0 has its items beside the channel and its dates in Dublin Core', () => {
  expect(parseFixture('rss-1.xml').posts).toMatchObject([
    { title: 'Salt', publishDate: '2025-06-15T00:00:00.000Z', categories: ['Biography'] },
  ])
})

describe('prefixes', () => {
  test('are what the feed declares them to be', () => {
    expect(parseFixture('other-prefixes.xml').posts).toMatchObject([
      {
        title: 'Prefixed',
        content: '<p>All of it.</p>',
        featuredImage: 'https://img.example.org/right.jpg',
        publishDate: '2025-01-02T03:04:05.000Z',
      },
      { title: 'Declared further down', content: 'Here', featuredImage: 'https://img.example.org/deep.jpg' },
    ])
  })

  test('have their usual meaning, or none, if the feed does not declare them', () => {
    expect(parseFixture('undeclared-prefixes.xml').posts).toMatchObject([
      { title: 'Undeclared', content: '<p>Body</p>', featuredImage: 'https://img.example.org/a.jpg' },
      { title: 'Unusual', content: '<p>By its local name</p>' },
    ])
  })
})

describe('text', () => {
  const [ampersands, escaped, elements] = parseFixture('entities.xml').posts

  test('bare ampersands and entities that XML does not know are read as they are meant', () => {
    expect(ampersands).toMatchObject({
      title: 'Popcorn & Salt & Don’t Tell',
      description: 'R&D — café … &unknown; 5 < 6',
      originalLink: 'https://blog.example.org/?a=1&b=2&c=3',
    })
  })

  test('titles and categories with markup or double escapes come out plain', () => {
    expect(escaped).toMatchObject({ title: 'Bold “quoted” & leaning …', categories: ['Faith & Film'] })
    expect(elements?.title).toBe('She said so')
  })

  test('unescaped markup is kept as content', () => {
    expect(parseFixture('raw-markup.xml').posts).toMatchObject([
      {
        description: 'Before the break & after unclosed <in cdata>',
        categories: ['Still here'],
        content: expect.stringContaining('Before<br>the <b>break &amp; after</b><img src="/a.jpg">'),
      },
    ])
  })

  test('a description over 300 characters ends in an ellipsis, between two characters', () => {
    const descriptionOf = (text: string) =>
      parseBlog(`<rss><item><title>T</title><description>${text}</description></item></rss>`).posts[0]
        ?.description
    expect(descriptionOf('a'.repeat(300))).toBe('a'.repeat(300))
    expect(descriptionOf('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`)
    expect(descriptionOf(`${'a'.repeat(299)}🎬🎬`)).toBe(`${'a'.repeat(299)}…`)
    expect(descriptionOf(`&lt;p&gt;${'word&lt;br&gt;'.repeat(100)}`)).toBe(`${'word '.repeat(60).trim()}…`)
  })
})

test('categories are trimmed and listed once', () => {
  const item = '<title>T</title><category> Faith </category><category>faith</category><category/>'
  expect(parseBlog(`<rss><item>${item}</item></rss>`).posts[0]?.categories).toEqual(['Faith'])
})

test('what is missing is empty, and an item with nothing to read is left out and counted', () => {
  const { posts, dropped } = parseFixture('missing-fields.xml')
  expect(dropped).toBe(2)
  expect(posts.map(({ title }) => title)).toEqual([
    'Without a title, the first words of what there is to read ha…',
    'Untitled',
    'Only a title',
  ])
  expect(posts[2]).toEqual({
    id: 'only-a-title',
    title: 'Only a title',
    featuredImage: null,
    publishDate: null,
    authors: [],
    categories: [],
    description: '',
    lead: '',
    content: '',
    contentBase: null,
    originalLink: null,
  })
})

describe('links', () => {
  const linksWith = (base?: string) =>
    Object.fromEntries(parseFixture('links.xml', base).posts.map((post) => [post.title, post.originalLink]))

  const sameEverywhere = {
    text: 'https://blog.example.org/a',
    atom: 'https://blog.example.org/b',
    guid: 'https://blog.example.org/c',
    'no permalink': null,
    number: null,
    script: null,
    'hidden script': null,
    data: null,
    'fallen back': 'https://blog.example.org/e',
    'no scheme': 'https://cdn.example.org/i',
  }

  test('lead to the web and nowhere else', () => {
    expect(linksWith('https://blog.example.org/feed.xml')).toEqual({
      ...sameEverywhere,
      rooted: 'https://blog.example.org/f?g#h',
    })
  })

  test('stay on the page’s own site without a base', () => {
    expect(linksWith()).toEqual({ ...sameEverywhere, rooted: '/f?g#h' })
  })
})

describe('documents that are damaged', () => {
  test('items that are never closed end where the next begins, or the channel', () => {
    expect(parseFixture('unclosed-items.xml').posts.map(({ title }) => title)).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })

  test.each([
    [''],
    ['Service unavailable'],
    ['<!doctype html><title>Wi-Fi log-in</title><item><title>Not a post</title></item>'],
    ['{"error": "not found"}'],
    ['<?xml version="1.0"?><error/>'],
  ])('%j is no feed', (text) => {
    expect(() => parseBlog(text)).toThrow(TypeError)
  })
})
