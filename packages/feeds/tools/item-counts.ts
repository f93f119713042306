import { parseFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { decode } from '../src/blog/decode.ts'
import { parseBlog } from '../src/blog/parse-blog.ts'

/** How many items with a title or content each parser finds in a document; none where it finds no feed. */
export type ItemCounts = {
  ours: number
  feedsmith: number
  rssParser: number
  /** What our parser threw, other than that there is no feed. */
  crash?: unknown
}

/** Reads one document with three parsers, each given the same text. */
export async function countItems(bytes: ArrayBuffer): Promise<ItemCounts> {
  const text = decode(bytes, null)
  return {
    ...countOurs(text),
    feedsmith: countWithFeedsmith(text),
    rssParser: await countWithRssParser(text),
  }
}

function countOurs(text: string): { ours: number; crash?: unknown } {
  try {
    return { ours: parseBlog(text).posts.length }
  } catch (error) {
    const isNoFeed = error instanceof TypeError && error.message.startsWith('Not a feed')
    return { ours: 0, ...(!isNoFeed && { crash: error }) }
  }
}

function countWithFeedsmith(text: string): number {
  try {
    const { feed } = parseFeed(text)
    const items: object[] | undefined = 'entries' in feed ? feed.entries : 'items' in feed ? feed.items : []
    return countReadable(items, ['title', 'content', 'description', 'summary'])
  } catch {
    return 0
  }
}

async function countWithRssParser(text: string): Promise<number> {
  try {
    const { items } = await new Parser().parseString(text)
    return countReadable(items, ['title', 'content', 'content:encoded', 'summary'])
  } catch {
    return 0
  }
}

function countReadable(items: object[] = [], fields: string[]): number {
  const isReadable = (item: object) =>
    Object.entries(item).some(([name, value]) => fields.includes(name) && hasText(value))
  return items.filter(isReadable).length
}

/** Whether there is anything to read in a field, which may be an object: `{ value: 'Title', type: 'html' }`. */
function hasText(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([name, inner]) => !['type', 'src'].includes(name) && hasText(inner))
  }
  // rss-parser writes an empty element of Atom as `<div type="text/html"/>`.
  return typeof value === 'string' && value.replace(/^<div[^>]*\/>$/, '').trim() !== ''
}
