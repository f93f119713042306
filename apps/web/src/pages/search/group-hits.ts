import type { SearchEntry } from '#features/search/entry.ts'
import type { Hit } from '#features/search/find.ts'

export type Kind = SearchEntry['kind']
export type Group = { kind: Kind; hits: Hit[] }

/** Hits by their kind; the group with the best hit comes first. */
export function groupHits(hits: Hit[]): Group[] {
  const groups = new Map<Kind, Hit[]>()
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit])
  return [...groups].map(([kind, hits]) => ({ kind, hits }))
}
