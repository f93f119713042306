/** Replaces the characters from `from` up to `to`. */
export type Splice = { from: number; to: number; text: string }

/** The part of `source` between `from` and `to` after the splices inside it. */
export function spliced(source: string, splices: Splice[], from = 0, to = source.length): string {
  let result = ''
  let at = from
  for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += source.slice(at, splice.from) + splice.text
    at = splice.to
  }
  return result + source.slice(at, to)
}
