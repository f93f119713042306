import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { components, statesOf } from './states.ts'

const ui = new URL('../../../packages/ui/src/', import.meta.url)
const files = new Map(
  globSync('*/*.stories.tsx', { cwd: ui }).map((path) => [
    basename(path, '.stories.tsx'),
    readFileSync(new URL(path, ui), 'utf8'),
  ]),
)

test('every component has a kind', () => {
  expect([...files.keys()].toSorted(), 'Add it to `components` in states.ts').toEqual(
    Object.keys(components).toSorted(),
  )
})

describe.each(Object.keys(components))('the stories of %s', (name) => {
  const cells = statesOf(name, files.get(name) ?? '')

  test.each(cells.filter(({ never }) => !never))('show $state', ({ shown }) => {
    expect(shown).toBe(true)
  })

  test('show no state that is declared impossible', () => {
    expect(cells.filter(({ never, shown }) => never && shown).map(({ state }) => state)).toEqual([])
  })
})

test('a component without a story for a state of its kind is found', () => {
  expect(statesOf('badge', 'args: { children: longWord }')).toEqual([
    { state: 'long text', shown: true },
    { state: 'right to left', shown: false },
  ])
})
