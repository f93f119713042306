import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** Runs around every story's test: a page must not complain, miss a file or ask another host. */
let errors: MockInstance<typeof console.error>

beforeEach(() => {
  performance.clearResourceTimings()
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  expect(asked.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)).toEqual([])
  expect(asked.map(({ name }) => new URL(name)).filter(({ protocol, origin }) => protocol !== 'data:' && origin !== location.origin)).toEqual([])
})
