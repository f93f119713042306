import { expect, test } from 'vitest'
import { compareRuns } from './compare-runs.ts'

const passed = (storyId: string) => ({ meta: { storyId }, status: 'passed' })
const failed = (storyId: string, message: string) => ({
  meta: { storyId },
  status: 'failed',
  failureMessages: [`Error: ${message}\n    at story`],
})
const MISMATCH = 'Screenshot does not match the stored reference.'

test('stories of the same look do not differ', () => {
  const run = [passed('badge--gold'), passed('badge--gold')]
  expect(compareRuns(run, run)).toEqual({
    lines: ['1 stories look the same'],
    isBroken: false,
  })
})

test('a story that differs in one theme has changed', () => {
  const before = [passed('badge--gold'), passed('badge--gold')]
  const after = [passed('badge--gold'), failed('badge--gold', MISMATCH)]
  expect(compareRuns(before, after)).toEqual({
    lines: ['changed: badge--gold', '0 stories look the same'],
    isBroken: false,
  })
})

test('what breaks comes first, then what changed, is new or gone', () => {
  const before = ['a', 'b', 'c', 'gone'].map(passed)
  const after = [
    passed('a'),
    failed('b', MISMATCH),
    failed('c', 'Unable to find a button'),
    failed('c', MISMATCH),
    failed('new', 'No existing reference screenshot found.'),
  ]
  const { lines, isBroken } = compareRuns(before, after)
  expect(lines).toEqual(['broken: c', 'changed: b', 'added: new', 'removed: gone', '1 stories look the same'])
  expect(isBroken).toBe(true)
})
