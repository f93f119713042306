import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { countItems, type ItemCounts } from './item-counts.ts'

const FEED_FILES = '**/*.{xml,rss,atom,rdf,feed}'

type Row = {
  files: number
  feeds: number
  crashes: number
  ours: number
  feedsmith: number
  rssParser: number
  best: number
}

/** What comes of reading all feeds in a folder. */
export type Comparison = {
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
  const rows = new Map<string, Row>()
  const behind: string[] = []
  const crashes: string[] = []
  for (const file of globSync(FEED_FILES, { cwd: folder }).sort()) {
    const counts = await countItems(read(`${folder}/${file}`))
    const [corpus = ''] = relative('.', file).split(sep)
    rows.set(corpus, add(rows.get(corpus), counts))
    const { ours, feedsmith, rssParser, crash } = counts
    if (ours < Math.max(feedsmith, rssParser))
      behind.push(`${file}: ${ours}, feedsmith ${feedsmith}, rss-parser ${rssParser}`)
    if (crash !== undefined) crashes.push(`${file}: ${crash}`)
  }
  return { table: toMarkdown(rows), behind, crashes }
}

function add(row: Row | undefined, { ours, feedsmith, rssParser, crash }: ItemCounts): Row {
  const best = Math.max(feedsmith, rssParser)
  const { files, feeds, crashes, ...sums } = row ?? {
    files: 0,
    feeds: 0,
    crashes: 0,
    ours: 0,
    feedsmith: 0,
    rssParser: 0,
    best: 0,
  }
  return {
    files: files + 1,
    feeds: feeds + (ours + best > 0 ? 1 : 0),
    crashes: crashes + (crash === undefined ? 0 : 1),
    ours: sums.ours + ours,
    feedsmith: sums.feedsmith + feedsmith,
    rssParser: sums.rssParser + rssParser,
    best: sums.best + best,
  }
}

function toMarkdown(rows: Map<string, Row>): string {
  const lines = [...rows].map(([corpus, row]) => [
    corpus,
    ...Object.values(row).map((number) => number.toLocaleString('en')),
  ])
  return [
    [
      'corpus',
      'files',
      'with items',
      'crashes',
      'items kept',
      'feedsmith',
      'rss-parser',
      'the better of the two, file by file',
    ],
    ['---', ...Array.from({ length: 7 }, () => '--:')],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
