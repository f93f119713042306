import { isMap, isSame, type Json, type JsonMap } from './json.ts'

/** A place that two people have changed differently: `['dates', 'theaters']`. */
export type Conflict = { path: (string | number)[]; mine: Json | undefined; theirs: Json | undefined }

type Versions = { base: Json | undefined; mine: Json | undefined; theirs: Json | undefined }

/** What both people want, and the places where they want different things; there, the result has mine. */
export function merge(
  versions: Versions,
  path: (string | number)[] = [],
): { value: Json | undefined; conflicts: Conflict[] } {
  const { base, mine, theirs } = versions
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isMap(base) && isMap(mine) && isMap(theirs)) return mergeMaps({ base, mine, theirs }, path)
  if (isList(base) && isList(mine) && isList(theirs) && areInPlace(base, mine) && areInPlace(base, theirs))
    return mergeItems({ base, mine, theirs }, path)
  return { value: mine, conflicts: [{ path, mine, theirs }] }
}

function mergeMaps({ base, mine, theirs }: Record<keyof Versions, JsonMap>, path: (string | number)[]) {
  const conflicts: Conflict[] = []
  const value: JsonMap = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = merge({ base: base[key], mine: mine[key], theirs: theirs[key] }, [...path, key])
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) value[key] = merged.value
  }
  return { value, conflicts }
}

function mergeItems({ base, mine, theirs }: Record<keyof Versions, Json[]>, path: (string | number)[]) {
  const merged = base.map((item, index) =>
    merge({ base: item, mine: mine[index], theirs: theirs[index] }, [...path, index]),
  )
  return {
    value: merged.map(({ value }) => value ?? null),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value)

/** Whether a list has another list's items in the same places, changed or not. If not, nobody knows which item is which. */
const areInPlace = (base: Json[], list: Json[]) =>
  base.length === list.length &&
  list.every((item, index) => {
    const likeness = base.map((old) => likenessOf(old, item))
    return Math.max(...likeness) === likeness[index]
  })

/** How similar two items are: the number of equal fields, or more than any number if all are equal. */
function likenessOf(old: Json, item: Json): number {
  if (isSame(old, item)) return Number.POSITIVE_INFINITY
  if (!isMap(old) || !isMap(item)) return 0
  return Object.keys(old).filter((key) => key in item && isSame(old[key], item[key])).length
}
