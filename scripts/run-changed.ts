import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { delimiter } from 'node:path'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { root, run, since } from '@two-pastors/tooling/run'
import { chooseBase, git } from '#choose-base'
import { parseEnv } from '#environment'
import { type Step, stepsFor } from './changed-steps.ts'

/** `pnpm test --changed`: the checks of what has changed since this branch left main. Resolves to the exit code. */
export async function runChanged(): Promise<number> {
  const began = performance.now()
  const { commit, reason } = await chooseBase(git)
  const files = await changedFiles(commit)
  console.log(`${files.length} files have changed since ${commit.slice(0, 8)}, ${reason}.`)
  const specs = globSync('*.spec.ts', { cwd: `${root}apps/web/e2e` })
  const steps = stepsFor({ files, base: commit, specs })
  const env = {
    ...parseEnv({}),
    CONTENT_DIR: `${root}apps/web/e2e/content`,
    CHROME_PATH: await findBrowser(),
    TEST_RUN: 'short',
    TURBO_SCM_BASE: commit,
  }
  let failed = 0
  for (const step of steps) {
    const start = performance.now()
    const isOk = await perform(step, env)
    if (!isOk) failed += 1
    console.log(`${isOk ? '✓' : '✗'} ${step.name} (${since(start)})`)
  }
  console.log('The whole run before a push: pnpm test')
  console.log(`Took ${since(began)}.`)
  console.log(`${steps.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Paths of files that differ from the commit and still exist, also those that Git does not know yet. */
async function changedFiles(base: string): Promise<string[]> {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  return lists.flatMap(({ output }) => output.split('\n')).filter(Boolean)
}

async function perform({ command, args, folder }: Step, env: Record<string, string>): Promise<boolean> {
  // Playwright is installed in the site's folder alone.
  const path = [`${root}${folder}/node_modules/.bin`, process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    cwd: root + folder,
    env: { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code === 0
}
