import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { findOtherBrowsers } from '@two-pastors/tooling/find-other-browsers'
import { root, run, since } from '@two-pastors/tooling/run'
import { parseEnv } from '#environment'
import { printSummary } from './test-summary.ts'

/** `pnpm test`: every check of every package, through Turborepo's cache, and a summary. */
const began = performance.now()
const browser = await findBrowser().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

// Other scripts only warn about an outdated lockfile; here it must fail.
const install = process.env.CI ? await run('pnpm', ['install', '--frozen-lockfile']) : { code: 0, output: '' }
if (install.code !== 0) {
  console.error(install.output)
  console.error('pnpm-lock.yaml does not match the package.json files: run "pnpm install" and commit it')
  process.exit(1)
}

console.log('Running every check (seconds where nothing changed, minutes the first time)...')
await rm(`${root}.turbo/runs`, { recursive: true, force: true })
// Only one run builds, so that nothing is built twice; tests that need no build run alongside it.
const [built, unbuilt, others] = await Promise.all([
  turbo(['build', '--concurrency=2']),
  turbo([
    ...['//#lint', '//#typecheck', '//#test:scripts', 'typecheck', 'test'],
    ...['--filter=!@two-pastors/package-tests', '--concurrency=2'],
  ]),
  findOtherBrowsers(),
])
// Then one at a time: end-to-end tests that share two cores with others run into their time limits.
const packageTests = ['@two-pastors/package-tests#typecheck', '@two-pastors/package-tests#test']
const endToEnd = await turbo(
  [...packageTests, 'e2e', ...(others.found.length > 0 ? ['e2e:browsers'] : []), '--concurrency=1'],
  { E2E_BROWSERS: JSON.stringify(others.found) },
)
const codes = [built, unbuilt, endToEnd]

const { passed, failed } = await printSummary()
for (const line of others.missing) console.log(line)
console.log(`Took ${since(began)}.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : (codes.find((code) => code !== 0) ?? 0))

/** Runs tasks, goes on when one fails, and resolves to the exit code. */
async function turbo(tasks: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn('turbo', ['run', ...tasks, '--output-logs=errors-only', '--continue', '--summarize'], {
    cwd: root,
    // The site is tested with its defaults: settings of this machine could point at a real backend.
    env: { ...process.env, ...parseEnv({}), CHROME_PATH: browser, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}
