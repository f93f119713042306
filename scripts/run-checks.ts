import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { root, run, since } from '@two-pastors/tooling/run'
import { parseEnv } from '#environment'
import { printSummary } from './test-summary.ts'

/** One run of Turborepo: its tasks and options, and what to add to the environment. */
export type Tasks = { args: string[]; env?: Record<string, string> }

/**
 * Runs the groups one after the other, and the runs of a group side by side; every run goes on when a task fails. Then prints a
 * summary, `notes` and, at the end, `N passed, M failed`. Resolves to the exit code.
 */
export async function runChecks(groups: Tasks[][], notes: string[]): Promise<number> {
  const began = performance.now()
  const chrome = await findBrowser()
  await expectCurrentLockfile()
  await rm(`${root}.turbo/runs`, { recursive: true, force: true })
  const codes: number[] = []
  for (const group of groups) {
    codes.push(...(await Promise.all(group.map((tasks) => turbo(tasks, chrome)))))
  }
  const { passed, failed } = await printSummary()
  for (const note of notes) console.log(note)
  console.log(`Took ${since(began)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : (codes.find((code) => code !== 0) ?? 0)
}

/** Other scripts only warn about an outdated lockfile; here it must fail. */
async function expectCurrentLockfile(): Promise<void> {
  if (!process.env.CI) return
  const { code, output } = await run('pnpm', ['install', '--frozen-lockfile'])
  if (code === 0) return
  throw new Error(
    `${output}\npnpm-lock.yaml does not match the package.json files: run "pnpm install" and commit it`,
  )
}

async function turbo({ args, env }: Tasks, chrome: string): Promise<number> {
  const options = ['--output-logs=errors-only', '--continue', '--summarize']
  const child = spawn('turbo', ['run', ...args, ...options], {
    cwd: root,
    // The site is tested with its defaults: this machine's settings could point at a real backend.
    env: {
      ...process.env,
      ...parseEnv({}),
      // Nor may an edit of the live content fail them: that is what `content:check` is for.
      CONTENT_DIR: `${root}apps/web/e2e/content`,
      CHROME_PATH: chrome,
      TURBO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}
