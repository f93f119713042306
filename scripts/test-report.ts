import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@two-pastors/tooling/run'
import type { JsonTestResults } from 'vitest/node'

/** What a runner's JSON report says, with a line for each test that failed or only passed on retry. */
export type Report = { passed: number; failed: number; notes: string[] }

/** The part of Playwright's report that is read here: the root has no package of Playwright's types. */
type Playwright = {
  stats: { expected: number; flaky: number; unexpected: number }
  errors: { message?: string }[]
  suites: Suite[]
}
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
}

export function readReport(text: string): Report {
  const report: Partial<Playwright & JsonTestResults> = JSON.parse(text)
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, notes: playwrightNotes(report as Playwright) }
  }
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report
  return { passed: numPassedTests, failed: numFailedTests, notes: testResults.flatMap(vitestNotes) }
}

function playwrightNotes({ errors, suites }: Playwright): string[] {
  return [...errors.map(({ message }) => `✗ ${firstLine(message)}`), ...suites.flatMap(suiteNotes)]
}

function suiteNotes({ specs, suites = [] }: Suite): string[] {
  const notes = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message
        const mark = status === 'flaky' ? '~ flaky:' : '✗'
        return `${mark} ${file}:${line} › ${title} [${projectName}]: ${firstLine(error)}`
      }),
  )
  return [...notes, ...suites.flatMap(suiteNotes)]
}

function vitestNotes({ name, message, assertionResults }: JsonTestResults['testResults'][number]): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  // A file that could not be loaded has no tests.
  if (failed.length === 0 && message) return [`✗ ${file}: ${firstLine(message)}`]
  return failed.map(
    ({ fullName, failureMessages }) => `✗ ${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
  )
}

function firstLine(message = 'no message'): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0]?.slice(0, 200) ?? ''
}
