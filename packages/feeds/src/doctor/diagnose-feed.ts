import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { unitsPerSecond } from '../duration.ts'
import { FEED_PARTS, LIVE, type ReadEntry, readEntries, shownItems } from '../parse-feed.ts'
import { type Fields, toFields } from '../roku-format.ts'
import type { VideoItem } from '../types.ts'
import {
  type DiagnoseOptions,
  type Diagnosis,
  type Entry,
  type Finding,
  linesOf,
  quote,
} from './diagnosis.ts'
import { entryFindings } from './entry-findings.ts'
import { jsonProblems } from './json-problems.ts'
import { isPage } from './video-findings.ts'

/** What is wrong with a feed in the format of Roku's Direct Publisher, and what the parser makes of each entry. */
export function diagnoseFeed(
  text: string,
  { source, host = '', now = Date.now() }: DiagnoseOptions,
): Diagnosis {
  const lineAt = linesOf(text)
  const lineOf = (node: Node) => lineAt(node.offset)
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const findings = jsonProblems(text, errors, lineAt)
  if (errors.length > 0) findings.push(problem(1, 'The feed is not valid JSON, so nothing is shown'))
  if (/[\ufffd\0]/.test(text)) {
    findings.push({
      line: 1,
      level: 'warning',
      text: 'The feed is not in UTF-8: some characters are shown as �',
    })
  }
  const nodes = root ? entryNodes(root) : []
  if (!root || ![...FEED_PARTS, LIVE].some((part) => findNodeAtLocation(root, [part]))) {
    return { source, kind: 'feed', entries: [], findings: [...findings, ...partFindings(root, lineOf)] }
  }
  findings.push(...partFindings(root, lineOf))
  const data: unknown = getNodeValue(root)
  const read = readEntries(data, { host, now })
  const shown = shownItems(read)
  let place = 0
  const lines = new Map<string, number>()
  const entries = nodes.map((node, index): Entry => {
    const { fate, item } = read[index] ?? { fate: 'unusable', item: null }
    const video = `${item?.id}\n${item?.videoUrl}`
    if (fate === 'shown') lines.set(video, lineOf(node))
    // Its id may differ from the feed's.
    const final = fate === 'shown' ? (shown[place++] ?? item) : item
    return toEntry(node, { fate, item: final }, { lineOf, first: lines.get(video), now })
  })
  findings.push(...feedFindings(nodes, entries))
  return { source, kind: 'feed', entries, findings }
}

/** The parts of the feed: what is not read, and what is missing. */
function partFindings(root: Node | undefined, lineOf: (node: Node) => number): Finding[] {
  if (root?.type !== 'object') return [problem(1, `Not a feed: it has none of ${FEED_PARTS.join(', ')}`)]
  const found: Finding[] = []
  for (const property of root.children ?? []) {
    const name = String(property.children?.[0]?.value)
    const plain = name.toLowerCase().replace(/[^a-z]/g, '')
    const meant = FEED_PARTS.find((part) => part !== name && part.toLowerCase() === plain)
    if (meant) found.push(problem(lineOf(property), `"${name}" is ignored: the correct name is "${meant}"`))
    if (name === LIVE) {
      const count = toNodes(property.children?.[1]).length
      found.push(
        problem(
          lineOf(property),
          `liveFeeds are not supported: ${count} skipped; move films to movies or shortFormVideos`,
        ),
      )
    }
  }
  if (![...FEED_PARTS, LIVE].some((part) => findNodeAtLocation(root, [part]))) {
    found.push(problem(1, `Not a feed: it has none of ${FEED_PARTS.join(', ')}`))
  }
  return found
}

/** About the feed as a whole. */
function feedFindings(nodes: Node[], entries: Entry[]): Finding[] {
  const found: Finding[] = []
  const durations = nodes.map((node) => toFields(toFields(getNodeValue(node)).content).duration)
  if (unitsPerSecond(durations) === 1000) {
    found.push({
      line: 1,
      level: 'warning',
      text: 'Durations are read as milliseconds: in seconds, every film would last for hours',
    })
  }
  if (entries.length === 0) found.push(problem(1, 'The feed is empty, so its row is too'))
  else if (!entries.some(({ fate }) => fate === 'shown')) {
    found.push(problem(1, 'None of the entries can be shown now: its row is empty'))
  }
  return found
}

type Place = { lineOf: (node: Node) => number; first: number | undefined; now: number }

function toEntry(node: Node, { fate, item }: ReadEntry, { lineOf, first, now }: Place): Entry {
  const line = lineOf(node)
  const value: unknown = getNodeValue(node)
  const fields = toFields(value)
  const title = item?.title ?? (typeof fields.title === 'string' ? fields.title : '')
  if (node.type !== 'object' || !item) {
    const reason = node.type === 'object' ? missing(fields) : `An entry is an object, not ${quote(value)}`
    return { line, title, fate: 'dropped', reason, findings: [] }
  }
  if (fate === 'repeated') {
    return {
      line,
      title,
      fate: 'dropped',
      reason: `It is a duplicate of the entry on line ${first}`,
      findings: [],
    }
  }
  if (fate === 'outside its time') {
    return { line, title, fate: 'not shown now', reason: validity(fields), findings: [] }
  }
  return {
    line,
    title,
    fate: 'shown',
    shown: whatIsShown(item),
    findings: entryFindings(node, item, lineOf, fields, now),
  }
}

const whatIsShown = ({ id, genre, duration, image, sources, captions, description }: VideoItem) => ({
  id,
  'under title': [genre, duration].filter(Boolean).join(' · '),
  picture: image ?? 'none',
  plays:
    sources
      .filter(({ url }) => !isPage(url))
      .map(({ type, quality }) => [type, quality].filter(Boolean).join(' '))
      .join(', ') || 'nothing',
  captions: captions.map(({ language }) => language).join(', ') || 'none',
  description: description || 'none',
})

function missing({ id, title }: Fields): string {
  const isText = (value: unknown) =>
    (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
  const unusable = (name: string, value: unknown) =>
    isText(value) ? [] : value === undefined ? `it has no ${name}` : `its ${name} is ${quote(value)}`
  return [unusable('id', id), unusable('title', title)].flat().join(', and ')
}

function validity({ content }: Fields): string {
  const { validityPeriodStart: from = '…', validityPeriodEnd: until = '…' } = toFields(content)
  return `Its validity period is ${from} to ${until}`
}

/** The entries in display order, as `readEntries` returns them. */
function entryNodes(root: Node): Node[] {
  const [series, ...others] = FEED_PARTS
  const all = toNodes(findNodeAtLocation(root, [series ?? ''])).flatMap((one) =>
    [...toNodes(findNodeAtLocation(one, ['seasons'])), one].flatMap((list) =>
      toNodes(findNodeAtLocation(list, ['episodes'])),
    ),
  )
  return [...all, ...others.flatMap((part) => toNodes(findNodeAtLocation(root, [part])))]
}

/** Some generators write a one-item list as just the item. */
function toNodes(node: Node | undefined): Node[] {
  if (!node || node.type === 'null') return []
  return node.type === 'array' ? (node.children ?? []) : [node]
}

const problem = (line: number, text: string): Finding => ({ line, level: 'error', text })
