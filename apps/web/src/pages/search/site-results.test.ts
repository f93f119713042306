import { expect, test } from 'vitest'
import type { Hit } from '#features/search/find.ts'
import { groupHits } from './site-results.tsx'

const hit = (kind: Hit['kind'], title: string) => ({ kind, title }) as Hit

test('the kind of the best hit comes first, and each kind keeps the order of its hits', () => {
  const groups = groupHits([hit('review', 'A'), hit('film', 'B'), hit('review', 'C')])
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)])).toEqual([
    ['review', ['A', 'C']],
    ['film', ['B']],
  ])
  expect(groupHits([])).toEqual([])
})
