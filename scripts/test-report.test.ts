import { root } from '@two-pastors/tooling/run'
import { expect, test } from 'vitest'
import { readReport } from './test-report.ts'

const result = (message?: string) => ({ errors: message ? [{ message }] : [] })

test('names what failed, and what passed only when it was repeated, in a report of Playwright', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    file: 'editor.spec.ts',
    line: 49,
    tests: [{ projectName: 'desktop', status, results }],
  })
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'editor.spec.ts',
        specs: [
          spec(
            'a sponsor is added',
            'flaky',
            result('\u001b[31mError: not found\u001b[39m\n\nmore'),
            result(),
          ),
          spec('a date moves', 'expected', result()),
        ],
        suites: [{ title: 'group', specs: [spec('a menu changes', 'unexpected', result('Error: gone'))] }],
      },
    ],
  }
  expect(readReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    notes: [
      '~ flaky: editor.spec.ts:49 › a sponsor is added [desktop]: Error: not found',
      '✗ editor.spec.ts:49 › a menu changes [desktop]: Error: gone',
    ],
  })
})

test('names what failed in a report of Vitest, also a file without tests', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${root}a.test.ts`,
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums up',
            status: 'failed',
            failureMessages: ['Error: expected 1 to be 2\n    at a.ts:1'],
          },
        ],
      },
      { name: `${root}b.test.ts`, message: 'Cannot find module', assertionResults: [] },
    ],
  }
  expect(readReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    notes: ['✗ a.test.ts › sums up: Error: expected 1 to be 2', '✗ b.test.ts: Cannot find module'],
  })
})

test('an empty report has nothing', () => {
  expect(readReport('{}')).toEqual({ passed: 0, failed: 0, notes: [] })
})
