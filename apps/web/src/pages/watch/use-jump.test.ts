import { expect, test } from 'vitest'
import { timeOf } from './use-jump.ts'

test('an address has a position in its query or after its hash', () => {
  expect(timeOf({ search: '?t=95', hash: '' })).toBe(95)
  expect(timeOf({ search: '?watch=747-1', hash: '#t=1m35s' })).toBe(95)
  expect(timeOf({ search: '?t=10', hash: '#t=20' })).toBe(10)
  expect(timeOf({ search: '', hash: '#transcript' })).toBeNull()
})
