import { isMap, isSame, type Json, type JsonMap } from './json.ts'

/** A place that two people have changed to different things: `['dates', 'theaters']`. */
export type Conflict = { path: (string | number)[]; mine: Json | undefined; theirs: Json | undefined }

type Versions = { base: Json | undefined; mine: Json | undefined; theirs: Json | undefined }

/** What both people want, and where they want different things; there, what I want. */
export function merge(
  versions: Versions,
  path: (string | number)[] = [],
): { value: Json | undefined; conflicts: Conflict[] } {
  const { base, mine, theirs } = versions
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isMap(base) && isMap(mine) && isMap(theirs)) return mergeMaps({ base, mine, theirs }, path)
  if (areSameLength(base, mine, theirs))
    return mergeItems({ base, mine, theirs } as Record<keyof Versions, Json[]>, path)
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

/** Lists of the same length are compared item by item; of others nobody knows which item is which. */
const areSameLength = (...lists: (Json | undefined)[]) =>
  lists.every(Array.isArray) && new Set(lists.map((list) => (list as Json[]).length)).size === 1
