import { expect, test } from 'vitest'
import { readFixture } from '../fixtures/read-fixture.ts'
import type { Blog } from '../types.ts'
import { parseBlog } from './parse-blog.ts'

/** Twenty posts, no two with one title. */
const SAMPLE = readFixture('rss.xml').replace(/<item>.*<\/item>/s, (items) =>
  Array.from({ length: 10 }, (_, part) => items.replaceAll(/(<item>\s*<title>)/g, `$1${part} `)).join('\n'),
)

const FIXTURES = [
  'rss.xml',
  'atom.xml',
  'rss-1.xml',
  'other-prefixes.xml',
  'undeclared-prefixes.xml',
  'entities.xml',
  'raw-markup.xml',
  'missing-fields.xml',
  'unclosed-items.xml',
  'links.xml',
  'images.xml',
  'same-titles.xml',
]

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

function expectPromisedTypes({ posts, dropped }: Blog) {
  expect(Number.isInteger(dropped)).toBe(true)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
  for (const post of posts) {
    expect(post.id).toMatch(/^[\w-]{1,100}$/)
    expect(post.title).toMatch(/^\S(?:.*\S)?$/)
    expect(post.description.length).toBeLessThanOrEqual(301)
    expect(post.content).toBeTypeOf('string')
    expect([post.featuredImage, post.publishDate, post.originalLink].every(isTextOrNull)).toBe(true)
    expect(post.originalLink ?? '/').toMatch(/^(?:https?:\/\/|\/(?!\/))/)
    expect(post.categories.every((category) => category.trim() !== '')).toBe(true)
    expect(post.authors.every((author) => author.trim() !== '' && author.length <= 81)).toBe(true)
  }
}

/** Reads a document. The only error it may throw is that the document is not a feed. */
function parseOrNothing(xml: string): Blog {
  try {
    return parseBlog(xml)
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toMatch(/^Not a feed/)
    return { posts: [], dropped: 0 }
  }
}

test('wherever a document breaks off, the complete items are read, and the broken one is counted', () => {
  const whole = parseBlog(SAMPLE).posts
  expect(whole).toHaveLength(20)
  const count = (text: string, part: string) => text.split(part).length - 1
  for (let length = 0; length < SAMPLE.length; length += 17) {
    const start = SAMPLE.slice(0, length)
    const { posts, dropped } = parseOrNothing(start)
    const complete = count(start, '</item>')
    expect(posts).toEqual(whole.slice(0, complete))
    expect(dropped).toBe(/<item[\s>]/.test(start) ? count(start, '<item>') - complete : 0)
  }
})

test.each(FIXTURES)('%s can break off anywhere', (name) => {
  const xml = readFixture(name)
  for (let length = 0; length < xml.length; length++)
    expectPromisedTypes(parseOrNothing(xml.slice(0, length)))
})

const NOISE = ['<', '>', '&', '"', '/', '<![CDATA[', ']]>', '<!--', '<?', '\0', '\ud800', '<item>', '</item>']

test.each(NOISE)('%j anywhere in a document breaks no guarantee', (noise) => {
  const xml = readFixture('atom.xml')
  for (let place = 0; place < xml.length; place += 7) {
    expectPromisedTypes(parseOrNothing(xml.slice(0, place) + noise + xml.slice(place)))
  }
})

test.each([
  ['elements', '<b>'],
  ['escaped elements', '&lt;div&gt;'],
  ['ampersands', '&'],
  ['angle brackets', '<'],
  ['closing tags', '</x>'],
  ['words', 'word '],
])(
  'a megabyte of %s is read in a moment',
  (_, part) => {
    const flood = part.repeat(1_000_000 / part.length)
    const started = performance.now()
    parseBlog(`<rss><item><title>${flood}</title><description>${flood}</description></item></rss>`)
    // A second at most; a reader that goes back over what it has read takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000)
  },
  60_000,
)

test('thirty thousand posts of one title are read in a moment, and each has an id of its own', () => {
  const item =
    '<item><title>Same</title><pubDate>Mon, 10 Nov 2025 08:00:00 GMT</pubDate><category>A</category></item>'
  const started = performance.now()
  const { posts, dropped } = parseBlog(`<rss>${item.repeat(30_000)}</rss>`)
  // A second at most; a search for a free id that begins anew for each post takes minutes.
  expect(performance.now() - started).toBeLessThan(20_000)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(30_000)
  expectPromisedTypes({ posts: posts.slice(0, 2000), dropped })
}, 300_000)
