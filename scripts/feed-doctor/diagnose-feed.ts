import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { parseFeed, type VideoItem } from '../../packages/feeds/src/index.ts'
import { type Diagnosis, type Entry, type Finding, linesOf } from './diagnosis.ts'

const PARTS = ['series', 'movies', 'shortFormVideos', 'tvSpecials']

/** Fields that the site reads of an entry, and of its content. */
const FIELDS = [
  'id',
  'title',
  'thumbnail',
  'tags',
  'shortDescription',
  'longDescription',
  'releaseDate',
  'content',
]
const CONTENT_FIELDS = ['videos', 'captions', 'duration', 'validityPeriodStart', 'validityPeriodEnd']

/** Of the feed's format: https://github.com/rokudev/feed-specifications */
const VIDEO_TYPES = ['HLS', 'M3U8', 'DASH', 'MPD', 'SMOOTH', 'WEBM', 'MP4', 'M4V', 'MOV']

/** A title longer than this is cut on a card. */
const LONG_TITLE = 60

type Raw = Record<string, unknown>
type Options = { source: string; host?: string | undefined; now?: number }

/** What is wrong with a feed in the format of Roku's Direct Publisher, and what the site makes of each entry. */
export function diagnoseFeed(text: string, { source, host = '', now = Date.now() }: Options): Diagnosis {
  const lineAt = linesOf(text)
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const findings = errors.map(({ error, offset, length }): Finding => {
    const at = JSON.stringify(text.slice(offset, offset + Math.min(length, 20)))
    return {
      line: lineAt(offset),
      level: 'error',
      text: `No JSON: ${inWords(error)} at ${at}`,
    }
  })
  if (findings.length > 0) findings.push(problem(1, 'Browsers read nothing of a feed that is no JSON'))
  if (!root || !PARTS.some((part) => findNodeAtLocation(root, [part]))) {
    findings.push(problem(1, `No feed: it has none of ${PARTS.join(', ')}`))
    return { source, kind: 'feed', entries: [], findings }
  }
  const seen = new Map<string, number>()
  const entries = entriesOf(root).map(({ node, seriesTags }) =>
    diagnoseEntry(node, seriesTags, {
      line: lineAt(node.offset),
      lineOf: (n) => lineAt(n.offset),
      host,
      now,
      seen,
    }),
  )
  if (entries.length === 0) findings.push(problem(1, 'The feed is empty: its row is not shown'))
  return { source, kind: 'feed', entries, findings }
}

/** The entries in the order in which the site shows them. */
function entriesOf(root: Node) {
  const all = toList(findNodeAtLocation(root, ['series'])).flatMap((series) => {
    const seriesTags = valueAt(series, ['tags'])
    const lists = [...toList(findNodeAtLocation(series, ['seasons'])), series]
    return lists.flatMap((list) =>
      toList(findNodeAtLocation(list, ['episodes'])).map((node) => ({ node, seriesTags })),
    )
  })
  const others = PARTS.slice(1).flatMap((part) =>
    toList(findNodeAtLocation(root, [part])).map((node) => ({ node, seriesTags: undefined })),
  )
  return [...all, ...others]
}

type Place = {
  line: number
  lineOf: (node: Node) => number
  host: string
  now: number
  seen: Map<string, number>
}

function diagnoseEntry(node: Node, seriesTags: unknown, { line, lineOf, host, now, seen }: Place): Entry {
  const raw: unknown = getNodeValue(node)
  if (node.type !== 'object') return dropped(line, '', `An entry is an object, not ${JSON.stringify(raw)}`)
  const fields = raw as Raw
  const feed = parseFeed({ series: { tags: seriesTags, episodes: [fields] } }, { host, now })
  const item = feed.items[0]
  const title = item?.title ?? (typeof fields.title === 'string' ? fields.title : '')
  if (!item) {
    if (feed.dropped > 0) return dropped(line, title, missing(fields))
    return { line, title, fate: 'not shown now', reason: validity(fields), findings: [] }
  }
  const video = `${item.id}\n${item.videoUrl}`
  const first = seen.get(video)
  if (first !== undefined) return dropped(line, title, `It repeats the entry on line ${first}`)
  seen.set(video, line)

  const at = (...path: (string | number)[]) => {
    const found = findNodeAtLocation(node, path)
    return found ? lineOf(found) : line
  }
  return { line, title, fate: 'shown', shown: whatIsShown(item), findings: findingsOf(fields, item, at) }
}

function findingsOf(fields: Raw, item: VideoItem, at: (...path: (string | number)[]) => number): Finding[] {
  const found: Finding[] = []
  const error = (line: number, text: string) => found.push({ line, level: 'error', text })
  const warn = (line: number, text: string) => found.push({ line, level: 'warning', text })
  const content = isObject(fields.content) ? fields.content : {}

  for (const [given, known, path] of [
    [fields, FIELDS, []],
    [content, CONTENT_FIELDS, ['content']],
  ] as const) {
    for (const name of Object.keys(given)) {
      const meant = known.find((field) => field !== name && field.toLowerCase() === name.toLowerCase())
      if (meant) error(at(...path, name), `"${name}" is not read: it is written "${meant}"`)
    }
  }
  if (item.title.length > LONG_TITLE)
    warn(at('title'), `The title has ${item.title.length} characters; a card shows about ${LONG_TITLE}`)
  if (fields.thumbnail === undefined) warn(at(), 'No thumbnail: the card has no picture')
  else if (item.image === null)
    error(at('thumbnail'), `thumbnail is no web address: ${show(fields.thumbnail)}`)
  else
    insecure(item.image, () =>
      warn(at('thumbnail'), 'thumbnail begins with http:, which pages with https: do not load'),
    )

  const videos = content.videos === undefined ? [] : [content.videos].flat()
  videos.forEach((video, index) => {
    const { url, videoType } = isObject(video) ? video : {}
    const line = at('content', 'videos', index)
    if (typeof url !== 'string' || !item.sources.some((source) => isSame(source.url, url)))
      error(line, `The address of this video cannot be used: ${show(url)}`)
    else insecure(url, () => warn(line, 'The video begins with http:, which pages with https: do not load'))
    if (videoType !== undefined && !VIDEO_TYPES.includes(String(videoType).toUpperCase()))
      warn(line, `videoType ${show(videoType)} is not known; known are ${VIDEO_TYPES.join(', ')}`)
  })
  if (item.videoUrl === null) error(at('content'), 'Nothing to play: the card has no play button')
  else if (item.sources.every(({ type }) => type === 'application/vnd.ms-sstr+xml'))
    error(at('content', 'videos'), 'No browser plays SMOOTH; add MP4 or HLS')
  if (item.duration === '')
    warn(at('content', 'duration'), `No length: duration is ${show(content.duration)}, not seconds`)
  if (item.genre === 'Video') warn(at('tags'), 'No tags: the card says “Video”')
  if (item.description === '') warn(at(), 'No shortDescription: the dialog says nothing of the video')
  if (fields.releaseDate !== undefined && item.releaseDate === null)
    warn(at('releaseDate'), `releaseDate is no date like 2025-12-19: ${show(fields.releaseDate)}`)
  if (item.videoUrl && item.captions.length === 0)
    warn(at('content'), 'No captions: deaf visitors cannot follow')
  for (const { url } of item.captions) {
    if (!/\.vtt(?:[?#]|$)/i.test(url))
      warn(at('content', 'captions'), `Browsers show WebVTT only, not ${url}`)
  }
  return found
}

const whatIsShown = ({ id, genre, duration, image, sources, captions, description }: VideoItem) => ({
  id,
  'under title': [genre, duration].filter(Boolean).join(' · '),
  picture: image ?? 'none',
  plays:
    sources.map(({ type, quality }) => [type, quality].filter(Boolean).join(' ')).join(', ') || 'nothing',
  captions: captions.map(({ language }) => language).join(', ') || 'none',
  description: description || 'none',
})

function missing({ id, title }: Raw): string {
  const unusable = (name: string, value: unknown) =>
    value === undefined ? `it has no ${name}` : `its ${name} is ${show(value)}`
  const [first = '', ...others] = [
    ...(isText(id) ? [] : [unusable('id', id)]),
    ...(isText(title) ? [] : [unusable('title', title)]),
  ]
  return [first, ...others].join(', and ')
}

function validity({ content }: Raw): string {
  const { validityPeriodStart: from = '…', validityPeriodEnd: until = '…' } = isObject(content) ? content : {}
  return `Its validity period is ${from} to ${until}`
}

const dropped = (line: number, title: string, reason: string): Entry => ({
  line,
  title,
  fate: 'dropped',
  reason,
  findings: [],
})

const problem = (line: number, text: string): Finding => ({ line, level: 'error', text })
const insecure = (address: string, then: () => void) => /^http:/i.test(address) && then()
const isText = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const show = (value: unknown) =>
  value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 80) ?? '')
const isSame = (read: string, written: string) =>
  read === written || read.endsWith(written) || (URL.canParse(written) && new URL(written).href === read)

/** 'ValueExpected' is 'value expected'. */
const inWords = (error: ParseError['error']) =>
  printParseErrorCode(error)
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase()

const valueAt = (node: Node, path: string[]): unknown => {
  const found = findNodeAtLocation(node, path)
  return found && getNodeValue(found)
}

/** Some generators write a list of one as its only entry. */
function toList(node: Node | undefined): Node[] {
  if (!node || node.type === 'null') return []
  return node.type === 'array' ? (node.children ?? []) : [node]
}
