import { glob, readFile } from 'node:fs/promises'
import { root } from '@two-pastors/tooling/run'

type Counts = { passed: number; failed: number }
type Task = {
  taskId: string
  directory: string
  cache: { status: string }
  execution?: { exitCode?: number; startTime: number; endTime: number }
}

/** Where a task that counts its checks reports them, in its test-results. */
const reports: Record<string, string> = {
  test: 'vitest.json',
  'test:scripts': 'vitest.json',
  e2e: 'e2e.json',
  'e2e:browsers': 'playwright-browsers.json',
}

/** Prints one line for each task of the last turbo runs and returns the sum of its checks. */
export async function printSummary(): Promise<Counts> {
  const total = { passed: 0, failed: 0 }
  for (const task of await lastRuns()) {
    if (task.taskId.endsWith('#build') && task.execution?.exitCode === 0) continue
    const counts = await countsOf(task)
    total.passed += counts.passed
    total.failed += counts.failed
    const time = task.execution ? (task.execution.endTime - task.execution.startTime) / 1000 : 0
    const how = task.cache.status === 'HIT' ? 'cached' : `${time.toFixed(1)} s`
    console.log(
      `${counts.failed ? '✗' : '✓'} ${task.taskId.padEnd(34)} ${counts.passed} passed, ${counts.failed} failed (${how})`,
    )
  }
  return total
}

/** The tasks of the runs since the folder was emptied, each once: a later run has what an earlier one built. */
async function lastRuns(): Promise<Task[]> {
  const tasks = new Map<string, Task>()
  for await (const file of glob(`${root}.turbo/runs/*.json`)) {
    const run = JSON.parse(await readFile(file, 'utf8')) as { tasks: Task[] }
    for (const task of run.tasks) {
      const known = tasks.get(task.taskId)
      if (!known || known.execution?.exitCode === 0) tasks.set(task.taskId, task)
    }
  }
  return [...tasks.values()].sort((a, b) => a.taskId.localeCompare(b.taskId))
}

/** What a task's reports counted; a task without a report, such as the types, is one check. */
async function countsOf(task: Task): Promise<Counts> {
  const ok = task.execution?.exitCode === 0
  const counts = { passed: 0, failed: 0 }
  // Without an execution the task never ran, and a report would be an older run's.
  const name = task.taskId.split('#')[1] ?? ''
  const file = reports[name]
  if (task.execution && file) {
    const report = `${root}${task.directory}/test-results/${file}`
    Object.assign(counts, readCounts(await readFile(report, 'utf8').catch(() => '{}')))
  }
  // A run that broke without a failing test, or that ran none, is a failure all the same.
  if (!ok && counts.failed === 0) counts.failed = 1
  if (ok && counts.passed === 0) counts.passed = 1
  return counts
}

function readCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report)
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}
