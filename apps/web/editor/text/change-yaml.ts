import {
  isMap as isMapNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { changeItems } from './change-items.ts'
import { isMap, isSame, type Json, type JsonMap } from './json.ts'
import { type Splice, spliced } from './splice.ts'
import { writeInFlow, writePair } from './write-yaml.ts'

/** The YAML `source` with `value` in it. Lines of what stays the same are kept as they are, with their comments. */
export function changeYaml(source: string, value: Json): string {
  const { contents } = parseDocument(source)
  if (!contents) return isMap(value) ? writeMap(value) : ''
  const text = spliced(source, splicesFor({ source, node: contents as Node, value, indent: 0 }))
  return text.endsWith('\n') ? text : `${text}\n`
}

const writeMap = (value: JsonMap) =>
  Object.entries(value)
    .map(([key, item]) => `${writePair(key, item, { indent: 0 })}\n`)
    .join('')

export type Change<Kind = Node> = {
  source: string
  node: Kind
  value: Json
  /** The indentation of the lines that start with the node's keys or items. */
  indent: number
  inFlow?: boolean
}

/** What has to be replaced for `node` to be `value`. Undefined if the node has to be written anew as a whole. */
export function splicesFor(change: Change): Splice[] {
  return trySplices(change) ?? [{ ...whole(change.node), text: writeInFlow(change.value, change.node) }]
}

function trySplices({ node, value, ...rest }: Change): Splice[] | undefined {
  if (isSame(node.toJSON() as Json, value)) return []
  const inFlow = rest.inFlow || ((isMapNode(node) || isSeq(node)) && node.flow === true)
  if (isMapNode(node) && isMap(value)) {
    const sameKeys =
      keysOf(node).length === Object.keys(value).length && keysOf(node).every((key) => key in value)
    if (inFlow && !sameKeys) return undefined
    return splicesOfMap({ ...rest, node, value, inFlow }, value)
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    const items = node.items as Node[]
    if (!inFlow) return changeItems({ ...rest, node: node as YAMLSeq<Node>, value }, value)
    if (items.length !== value.length) return undefined
    return items.flatMap((item, index) =>
      splicesFor({ ...rest, node: item, value: value[index] ?? null, inFlow }),
    )
  }
  return undefined
}

function splicesOfMap({ source, node, indent, inFlow }: Change<YAMLMap>, value: JsonMap): Splice[] {
  const splices: Splice[] = []
  const pairs = node.items as Pair<Node, Node>[]
  for (const [index, pair] of pairs.entries()) {
    const key = String(pair.key)
    if (key in value)
      splices.push(
        ...splicesOfPair({ source, node: pair, value: value[key] ?? null, indent, inFlow: inFlow === true }),
      )
    else splices.push(removal(source, pairs, index))
  }
  let after: Pair<Node, Node> | undefined
  for (const [key, item] of Object.entries(value)) {
    const pair = pairs.find((candidate) => String(candidate.key) === key)
    if (pair) after = pair
    else splices.push(insertion(source, pairs, after, indent, writePair(key, item, { indent })))
  }
  return splices
}

function splicesOfPair({ source, node: pair, value, indent, inFlow }: Change<Pair<Node, Node>>): Splice[] {
  const node = pair.value as Node
  if (inFlow) return splicesFor({ source, node, value, indent, inFlow: true })
  const found = trySplices({ source, node, value, indent: childIndent(source, node, indent) })
  if (found) return found
  // An empty list stands as [] among those with a line for each item.
  const flow = (isMapNode(node) || isSeq(node)) && node.flow === true && node.items.length > 0
  if (flow && typeof value === 'object' && value !== null)
    return [{ ...whole(node), text: writeInFlow(value, node) }]
  const text = writePair(String(pair.key), value, { indent, like: node })
  return [{ from: startOf(pair.key), to: contentEnd(source, node), text }]
}

/** Takes out a pair with its line. */
function removal(source: string, pairs: Pair<Node, Node>[], index: number): Splice {
  const pair = pairs[index] as Pair<Node, Node>
  const end = lineEnd(source, contentEnd(source, pair.value))
  if (index < pairs.length - 1 || index === 0) {
    // Up to what follows, so that its own indentation is the only one.
    const rest = /^\n*[ ]*/.exec(source.slice(end))?.[0] ?? ''
    return { from: startOf(pair.key), to: end + rest.length, text: '' }
  }
  const from = source.lastIndexOf('\n', startOf(pair.key))
  return { from, to: end, text: '' }
}

/** Puts a pair behind another, or before all. */
function insertion(
  source: string,
  pairs: Pair<Node, Node>[],
  after: Pair<Node, Node> | undefined,
  indent: number,
  text: string,
): Splice {
  const spaces = ' '.repeat(indent)
  if (after) {
    const at = lineEnd(source, contentEnd(source, after.value))
    return { from: at, to: at, text: `\n${spaces}${text}` }
  }
  const at = startOf(pairs[0]?.key)
  return { from: at, to: at, text: `${text}\n${spaces}` }
}

const keysOf = (node: YAMLMap) => node.items.map(({ key }) => String(key))

export const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0

const whole = (node: Node) => ({ from: startOf(node), to: node.range?.[1] ?? 0 })

/** Where a node's last character is, without the line break and comments behind it. */
export function contentEnd(source: string, node: Node | null | undefined): number {
  if ((isMapNode(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1) as Node | Pair<Node, Node> | undefined
    if (last) return contentEnd(source, isPair(last) ? (last.value ?? last.key) : last)
  }
  const end = node?.range?.[1] ?? 0
  return end - (/\s*$/.exec(source.slice(0, end))?.[0].length ?? 0)
}

/** The end of the line, behind a comment if there is one. */
export function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}

/** Where the lines inside of a collection begin. */
export function childIndent(source: string, node: Node, indent: number): number {
  if (isScalar(node) || !('items' in node) || node.items.length === 0) return indent + 2
  const start = startOf(node)
  return start - (source.lastIndexOf('\n', start - 1) + 1)
}
