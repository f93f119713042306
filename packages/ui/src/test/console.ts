import { expect } from 'vitest'

let logs: string[] = []
let expected: RegExp[] = []

for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  console[level] = (...values: unknown[]) => {
    const text = values.map(String).join(' ')
    logs.push(text)
    if (!expected.some((pattern) => pattern.test(text))) original(...values)
  }
}

export function forgetLogs() {
  logs = []
  expected = []
}

/** Declares that this test logs a matching error or warning; it fails if it does not. */
export function expectConsole(pattern: RegExp) {
  expected.push(pattern)
}

export function failOnUnexpectedLogs() {
  const surprises = logs.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(surprises, 'unexpected console.error or console.warn').toEqual([])
  for (const pattern of expected) {
    expect(logs, 'the log that this test announced').toContainEqual(expect.stringMatching(pattern))
  }
}
