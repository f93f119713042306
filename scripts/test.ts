import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root, runMain } from '@two-pastors/tooling/run'
import { runChanged } from './run-changed.ts'
import { runChecks, type Tasks } from './run-checks.ts'

const USAGE = `pnpm test [--changed]
Runs the checks for every push (docs/tests.md), through Turborepo's cache, and prints a summary.
--changed runs what a change since the main branch touches.`

const SHORT = { TEST_RUN: 'short' }

/** Only one run builds, so that nothing is built twice, and tests the builds; tests that need no build run in parallel. */
const beside: Tasks[] = [
  {
    args: [
      ...['@two-pastors/web#build', '@two-pastors/web#test:built'],
      ...['@two-pastors/package-tests#typecheck', '@two-pastors/package-tests#test', '--concurrency=1'],
    ],
    env: SHORT,
  },
  // The longest that need no build begin at once: whatever is left last has only one core.
  {
    args: [
      ...['@two-pastors/web#test', '@two-pastors/web#test:stories', '@two-pastors/web#typecheck'],
      '--concurrency=1',
    ],
    env: SHORT,
  },
  {
    args: [
      ...['//#lint', '//#typecheck', '//#content:check', '//#test:scripts', 'typecheck', 'test'],
      ...['--filter=!@two-pastors/package-tests', '--filter=!@two-pastors/web', '--concurrency=2'],
    ],
    env: SHORT,
  },
]
/** Alone: end-to-end tests that share two cores with others run into their time limits. */
const after: Tasks[] = [{ args: ['@two-pastors/web#e2e'], env: SHORT }]

/** What the tests themselves report as left out. */
function left(): string {
  const files = globSync('{apps,packages,package-tests,deploy}/**/*.all.{test,spec}.*', {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.editor-/.test(path),
  })
  const names = files.map((file) => file.replace(/^.*\/|\.all\..*$/g, '')).sort()
  return `Left to pnpm test:all: Firefox and WebKit, the recipes, tests tagged @all, and ${names.join(', ')}.`
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { changed: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (values.changed) return runChanged()
  console.log('Running the checks for every push (seconds where nothing changed, minutes the first time)...')
  return runChecks([beside, after], [left()])
})
