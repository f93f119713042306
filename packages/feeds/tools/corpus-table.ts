import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { parseFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { decode } from '../src/blog/decode.ts'
import { parseBlog } from '../src/blog/parse-blog.ts'

const FEED_FILES = '**/*.{xml,rss,atom,rdf,feed}'
const COLUMNS = [
  ...['corpus', 'files', 'with items', 'crashes', 'items kept', 'feedsmith', 'rss-parser'],
  'the better of the two, file by file',
]

type Counts = { ours: number; feedsmith: number; rssParser: number }

/** How many items with a title or content each parser finds in a document; none where it finds no feed. `crash` is any other error of ours. */
export async function countItems(bytes: ArrayBuffer): Promise<Counts & { crash?: unknown }> {
  const text = decode(bytes, null)
  const count = async (items: () => object[] | undefined | Promise<object[]>) => {
    try {
      return { found: (await items())?.filter(isReadable).length ?? 0 }
    } catch (error) {
      return { found: 0, error }
    }
  }
  const ours = await count(() => parseBlog(text).posts)
  const feedsmith = await count(() => {
    const { feed } = parseFeed(text)
    return 'entries' in feed ? feed.entries : 'items' in feed ? feed.items : []
  })
  const rssParser = await count(async () => (await new Parser().parseString(text)).items)
  const { error } = ours
  const isNoFeed = error instanceof TypeError && error.message.startsWith('Not a feed')
  return {
    ours: ours.found,
    feedsmith: feedsmith.found,
    rssParser: rssParser.found,
    ...(error !== undefined && !isNoFeed && { crash: error }),
  }
}

const READ = ['title', 'content', 'content:encoded', 'description', 'summary']

const isReadable = (item: object) =>
  Object.entries(item).some(([name, value]) => READ.includes(name) && hasText(value))

/** Whether there is anything to read in a field, which may be an object: `{ value: 'Title', type: 'html' }`. */
function hasText(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([name, inner]) => !['type', 'src'].includes(name) && hasText(inner))
  }
  // rss-parser writes an empty element of Atom as `<div type="text/html"/>`.
  return typeof value === 'string' && value.replace(/^<div[^>]*\/>$/, '').trim() !== ''
}

/** What comes of reading all feeds in a folder. */
type Comparison = {
  /** In Markdown, a line for each folder in it. */
  table: string
  /** A line for each document in which another parser finds more. */
  behind: string[]
  /** A line for each document that our parser threw an error at. */
  crashes: string[]
}

/** Reads all feeds in a folder with three parsers. */
export async function compareParsers(
  folder: string,
  read: (file: string) => ArrayBuffer,
): Promise<Comparison> {
  const rows = new Map<string, number[]>()
  const behind: string[] = []
  const crashes: string[] = []
  for (const file of globSync(FEED_FILES, { cwd: folder }).sort()) {
    const { ours, feedsmith, rssParser, crash } = await countItems(read(`${folder}/${file}`))
    const best = Math.max(feedsmith, rssParser)
    const [corpus = ''] = relative('.', file).split(sep)
    const counts = [1, Number(ours + best > 0), Number(crash !== undefined), ours, feedsmith, rssParser, best]
    rows.set(
      corpus,
      counts.map((count, column) => count + (rows.get(corpus)?.[column] ?? 0)),
    )
    if (ours < best) behind.push(`${file}: ${ours}, feedsmith ${feedsmith}, rss-parser ${rssParser}`)
    if (crash !== undefined) crashes.push(`${file}: ${crash}`)
  }
  const lines = [...rows].map(([corpus, row]) => [corpus, ...row.map((count) => count.toLocaleString('en'))])
  const table = [COLUMNS, ['---', ...COLUMNS.slice(1).map(() => '--:')], ...lines]
  return { table: table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), behind, crashes }
}
