import { glob, readFile } from 'node:fs/promises'
import { root } from '@two-pastors/tooling/run'
import { type Report, readReport } from './test-report.ts'

type Task = {
  taskId: string
  directory: string
  cache: { status: string }
  execution?: { exitCode?: number; startTime: number; endTime: number }
}

/** Where a task that counts its checks reports them, in its test-results. */
const reports: Record<string, string> = {
  test: 'vitest.json',
  'test:built': 'built.json',
  'test:scripts': 'vitest.json',
  'test:stories': 'stories.json',
  e2e: 'e2e.json',
  'e2e:browsers': 'playwright-browsers.json',
  recipes: 'recipes.json',
}

/** Prints one line for each task of the last turbo runs, then the failed and flaky tests, and returns the sum. */
export async function printSummary(): Promise<Report> {
  const total: Report = { passed: 0, failed: 0, notes: [] }
  for (const task of await lastRuns()) {
    if (task.taskId.endsWith('#build') && task.execution?.exitCode === 0) continue
    const counts = await countsOf(task)
    total.passed += counts.passed
    total.failed += counts.failed
    total.notes.push(...counts.notes)
    const time = task.execution ? (task.execution.endTime - task.execution.startTime) / 1000 : 0
    const how = task.cache.status === 'HIT' ? 'cached' : `${time.toFixed(1)} s`
    console.log(
      `${counts.failed ? '✗' : '✓'} ${task.taskId.padEnd(34)} ${counts.passed} passed, ${counts.failed} failed (${how})`,
    )
  }
  for (const note of total.notes) console.log(note)
  return total
}

/** The tasks of the runs since the folder was emptied, without duplicates: later runs include tasks of earlier ones. */
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

/** The checks in a task's reports; a task without a report, such as type checking, counts as one. */
async function countsOf(task: Task): Promise<Report> {
  const ok = task.execution?.exitCode === 0
  const counts: Report = { passed: 0, failed: 0, notes: [] }
  // Without an execution the task never ran, and a report would be an older run's.
  const name = task.taskId.split('#')[1] ?? ''
  const file = reports[name]
  if (task.execution && file) {
    const report = `${root}${task.directory}/test-results/${file}`
    Object.assign(counts, readReport(await readFile(report, 'utf8').catch(() => '{}')))
  }
  // A run that crashed without a failing test, or ran no tests, is a failure too.
  if (!ok && counts.failed === 0) counts.failed = 1
  if (ok && counts.passed === 0) counts.passed = 1
  return counts
}
