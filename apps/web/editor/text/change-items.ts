import { isMap as isMapNode, type Node, type YAMLSeq } from 'yaml'
import { type Change, childIndent, contentEnd, splicesFor, startOf } from './change-yaml.ts'
import { isSame, type Json } from './json.ts'
import { type Splice, spliced } from './splice.ts'
import { writeItem } from './write-yaml.ts'

/** What has to be replaced for a list with one item per line to be `value`. Items that only moved keep their text. */
export function changeItems(change: Change<YAMLSeq<Node>>, value: Json[]): Splice[] {
  const { source, node, indent } = change
  const items = node.items.map((item, index) => {
    const dash = source.lastIndexOf('-', startOf(item) - 1)
    const previous = node.items[index - 1]
    return {
      item,
      dash,
      end: contentEnd(source, item),
      /** The line break before it, with its comments. */
      lead: previous ? source.slice(contentEnd(source, previous), dash) : undefined,
    }
  })
  const origin = match(
    node.items.map((item) => item.toJSON() as Json),
    value,
  )
  const inPlace = value.length === items.length && origin.every((from, index) => from === index)
  const splicesAt = (index: number, item: Json) => {
    const node = items[index]?.item as Node
    return isScalarLike(node, item)
      ? [
          {
            from: items[index]?.dash ?? 0,
            to: items[index]?.end ?? 0,
            text: writeItem(item, { indent, like: node }),
          },
        ]
      : splicesFor({ source, node, value: item, indent: childIndent(source, node, indent) })
  }
  if (inPlace) {
    return value.flatMap((item, index) =>
      isSame(items[index]?.item.toJSON() as Json, item) ? [] : splicesAt(index, item),
    )
  }
  const flow = items.some(({ item }) => isMapNode(item) && item.flow)
  const text = value.map((item, index) => {
    const from = origin[index]
    const old = from === undefined ? undefined : items[from]
    const lead = old?.lead ?? `\n${' '.repeat(indent)}`
    const own = old
      ? spliced(
          source,
          isSame(old.item.toJSON() as Json, item) ? [] : splicesAt(from ?? 0, item),
          old.dash,
          old.end,
        )
      : writeItem(item, { indent, flow })
    return (index === 0 ? lead.trimStart() : lead) + own
  })
  return [{ from: items[0]?.dash ?? 0, to: items.at(-1)?.end ?? 0, text: text.join('') }]
}

const isScalarLike = (node: Node, value: Json) =>
  !('items' in node) || typeof value !== 'object' || value === null

/** For each new item the index of the old one that it is, or that it was made of. */
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
