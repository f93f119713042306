import { diffComm } from 'node-diff3'
import {
  type Document,
  isMap as isMapNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { isMap, isSame, type Json, type JsonMap } from './json.ts'

/** Where people break lines. */
const LINE = 120
const FORMAT = { lineWidth: LINE, minContentWidth: 0 }

/** Puts `value` into the YAML `source`. Lines whose content stays the same are kept as they are, with their comments. */
export function changeYaml(source: string, value: Json): string {
  const document: Document = parseDocument(source)
  const before = document.toString(FORMAT)
  change(document, value)
  const after = document.toString(FORMAT)
  if (after === before) return source
  if (source.trim() === '') return after
  // The library rewrites a whole file. Only the differences between its two texts go into the hand-written one.
  const merged = inTheirStyle(lines(source), lines(before), lines(after)).join('\n')
  const { errors, contents } = parseDocument(merged)
  return errors.length === 0 && isSame(contents?.toJSON() as Json, parse(after) as Json) ? merged : after
}

const lines = (text: string) => text.split('\n')

/** The lines of `after`; those that are in `before` come from `theirs`, which formats the lines of `before` differently. */
function inTheirStyle(theirs: string[], before: string[], after: string[]): string[] {
  const theirPlaces = new Map(endsOf(theirs).map((end, at) => [end, at]))
  // Where a line begins in both, its place in theirs.
  const places = endsOf(before).map((end) => theirPlaces.get(end))
  let line = 0
  return diffComm(before, after).flatMap((part) => {
    if (!('common' in part)) {
      line += part.buffer1.length
      return part.buffer2
    }
    const start = line
    line += part.common.length
    const met = places.flatMap((place, at) => (place !== undefined && at >= start && at <= line ? at : []))
    const [first = line, last = line] = [met[0], met.at(-1)]
    return [
      ...before.slice(start, first),
      ...theirs.slice(places[first] ?? 0, places[last] ?? 0),
      ...before.slice(last, line),
    ]
  })
}

/** The number of characters before each line and after the last; spaces, commas and quotes are a matter of style. */
function endsOf(lines: string[]): number[] {
  let end = 0
  return [0, ...lines.map((line) => (end += line.replace(/[\s,'"]/g, '').length || 1))]
}

/** Changes a document to have `value`. Unchanged parts keep their nodes, which have the comments. */
function change(document: Document, value: Json): void {
  const made = new Set<Node>()
  document.contents = changed(document.contents, value)
  visit(document, {
    Map: (_, node, path) => (isMade(node, path) ? styleMap(node, path.length) : undefined),
    Scalar: (key, node, path) => {
      const isOnLine = path.some((one) =>
        one instanceof YAMLMap || one instanceof YAMLSeq ? one.flow : false,
      )
      if (key !== 'key' && !isOnLine && isMade(node, path)) styleText(node, path.length)
    },
  })

  function isMade(node: Node, path: readonly unknown[]): boolean {
    return [...path, node].some((one) => made.has(one as Node))
  }
  function make(value: Json): Node {
    const node = document.createNode(value) as Node
    made.add(node)
    return node
  }
  function changed(node: Node | null | undefined, value: Json): Node {
    if (isMapNode(node) && isMap(value)) changeMap(node as YAMLMap<Node, Node>, value)
    else if (isSeq(node) && Array.isArray(value)) changeList(node as YAMLSeq<Node>, value)
    else if (!isScalar(node) || (typeof value === 'object' && value !== null)) return make(value)
    else if (node.value !== value) {
      node.value = value
      made.add(node)
    }
    return node
  }
  /** Existing keys keep their order; a new one comes after the key that it follows in `value`. */
  function changeMap(node: YAMLMap<Node, Node>, value: JsonMap) {
    node.items = node.items.filter(({ key }) => String(key) in value)
    let place = 0
    for (const [key, item] of Object.entries(value)) {
      const at = node.items.findIndex((pair) => String(pair.key) === key)
      const pair = node.items[at]
      if (pair) pair.value = changed(pair.value, item)
      else node.items.splice(place, 0, document.createPair(key, make(item)) as Pair<Node, Node>)
      place = (pair ? at : place) + 1
    }
  }
  function changeList(node: YAMLSeq<Node>, value: Json[]) {
    const { items } = node
    // A comment above a list belongs to the whole list.
    const head = items[0]?.commentBefore
    if (items[0]) items[0].commentBefore = null
    // An empty list is written as [], among lists with one line per item.
    if (items.length === 0 || value.length === 0) node.flow = value.length === 0
    const isOnLines = !items.some((item) => isMapNode(item) && item.flow)
    const origin = match(
      items.map((item) => item.toJS(document) as Json),
      value,
    )
    node.items = value.map((item, index) => {
      const old = items[origin[index] ?? -1]
      if (old) return changed(old, item)
      const added = make(item)
      if (isMapNode(added) && !isOnLines) added.flow = true
      return added
    })
    const top = node.items[0] ?? node
    top.commentBefore = [head, top.commentBefore].filter(Boolean).join('\n') || null
  }
}

/** Small maps inside others are written on one line. */
function styleMap(node: YAMLMap, depth: number) {
  const small = Object.values(node.toJSON() as JsonMap).every((item) => typeof item !== 'object')
  const fits = JSON.stringify(node).length + node.items.length * 2 + depth < LINE - 20
  if (depth > 3 && small && fits) node.flow = true
  return node.flow ? visit.SKIP : undefined
}

/** Long texts are folded, and those with several lines are literal. */
function styleText(node: Scalar, depth: number): void {
  const { value, type } = node
  if (typeof value !== 'string') return
  if (value.includes('\n') || type === 'BLOCK_LITERAL') {
    node.type = 'BLOCK_LITERAL'
    // With one line break at the end, as people write it: `|` and not `|-`.
    node.value = `${value.trimEnd()}\n`
  } else if (depth + value.length >= LINE && !/^\s|\s$/.test(value)) node.type = 'BLOCK_FOLDED'
  else if (type === 'BLOCK_FOLDED') node.type = 'PLAIN'
}

/** For each new item, the index of the old item that it is, or was derived from. */
function match(old: Json[], value: Json[]): (number | undefined)[] {
  const free = new Set(old.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const same = value.map((item, index) => {
    const here = free.has(index) && isSame(old[index], item) ? index : undefined
    return take(here ?? [...free].find((candidate) => isSame(old[candidate], item)))
  })
  return same.map(
    (found, index) => found ?? take(free.has(index) && value.length <= old.length ? index : undefined),
  )
}
