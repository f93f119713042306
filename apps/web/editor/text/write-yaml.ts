import { Document, isScalar, type Node, type Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Json, JsonMap } from './json.ts'

/** Where people break lines. */
const LINE = 120
const OPTIONS = { lineWidth: LINE, minContentWidth: 0 }

type Place = {
  /** Spaces before the line. */
  indent: number
  /** The node that stood here before, whose quotes are kept. */
  like?: unknown
  /** Writes collections on one line. */
  flow?: boolean
}

/** `key: value`, with any further lines indented as they stand in the file. */
export function writePair(key: string, value: Json, place: Place): string {
  return write({ [key]: value }, place)
}

/** `- value`. */
export function writeItem(value: Json, { indent, ...place }: Place): string {
  // Written as the item of a list that stands where it belongs, and cut out of it.
  const text = write([value], { indent, ...place })
  return text
}

/** A value between the braces or brackets of a collection. */
export function writeInFlow(value: Json, like?: unknown): string {
  const document = new Document({ k: value })
  visit(document, { Collection: onOneLine })
  keepQuotes(document.get('k', true), like)
  return document.toString({ lineWidth: 0 }).trim().slice('{ k: '.length, -' }'.length)
}

const onOneLine = (_: unknown, node: YAMLMap | YAMLSeq) => {
  node.flow = true
}

function write(value: JsonMap | Json[], { indent, like, flow = false }: Place): string {
  const levels = Math.floor(indent / 2)
  // In as many maps as it takes: the library folds lines by their depth.
  const nested = Array.from({ length: levels }).reduce<Json>((inner) => ({ k: inner }), value)
  const document = new Document(nested)
  const inner =
    document.getIn(
      Array.from({ length: levels }, () => 'k'),
      true,
    ) ?? document.contents
  style(inner as Node, indent, flow)
  const child = Array.isArray(value) ? [0] : Object.keys(value)
  keepQuotes(document.getIn([...Array.from({ length: levels }, () => 'k'), ...child], true), like)
  const lines = document.toString(OPTIONS).replace(/\n$/, '').split('\n').slice(levels)
  return lines.join('\n').slice(indent)
}

/** Long texts are folded, those with several lines are literal, and small maps inside of others stand on one line. */
function style(root: Node, indent: number, flow: boolean) {
  visit(root, {
    Map(_, node, path) {
      const depth = path.length
      const small = Object.values(node.toJSON() as JsonMap).every((item) => typeof item !== 'object')
      const fits = node.toString().length + node.items.length * 2 + indent < LINE - 20
      if ((depth > 0 && flow) || (small && fits && isInside(depth, indent))) {
        node.flow = true
        return visit.SKIP
      }
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      const depth = indent + path.length * 2
      const long = depth + node.value.length > LINE
      if (node.value.includes('\n')) literal(node)
      else if (long && !/^\s|\s$/.test(node.value)) node.type = 'BLOCK_FOLDED'
    },
  })
}

/** Neither a value at the top of the file nor an item of a list that is the file. */
const isInside = (depth: number, indent: number) => depth >= (indent > 0 ? 1 : 3)

function keepQuotes(node: unknown, like: unknown) {
  if (!isScalar(node) || !isScalar(like) || typeof node.value !== 'string' || isBlock(node)) return
  if (like.type === 'QUOTE_DOUBLE' || like.type === 'QUOTE_SINGLE') node.type = like.type
  if (like.type === 'BLOCK_LITERAL') literal(node)
}

/** With one line break at its end, as people write it: `|` and not `|-`. */
function literal(node: Scalar) {
  node.type = 'BLOCK_LITERAL'
  node.value = `${String(node.value).trimEnd()}\n`
}

const isBlock = ({ type }: Scalar) => type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
