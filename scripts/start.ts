import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { root, run, since } from '@two-pastors/tooling/run'
import { readSiteEnv } from '#env-files'
import { parseEnv } from '#environment'

/**
 * `pnpm start`: serves the site with the embedded stack, and the editor next to it, until Ctrl-C. Builds what has changed
 * first: what pages need before serving it, then everything in the background (docs/decisions/0040-first-start.md).
 */
const began = performance.now()
const DIST = `${root}apps/web/dist`
const BUILD = ['run', 'build', '--filter=@two-pastors/web', '--output-logs=errors-only']

checkEnvironment()
const isBuilt = await isUpToDate()
if (!isBuilt) console.log('Building the pages of the site (about 20 seconds the first time)...')
await (isBuilt ? must('turbo', BUILD) : must('node', ['apps/web/build/build.ts', '--first']))
console.log(`Built in ${since(began)}. Starting the embedded stack...`)

const server = spawn(process.execPath, ['apps/backend/local/main.ts'], {
  cwd: root,
  env: { SITE_DIR: DIST, ...process.env },
  stdio: ['inherit', 'pipe', 'inherit'],
})
const children: ChildProcess[] = [server]
// The terminal sends Ctrl-C to all of them too; a plain kill is forwarded.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exit(code ?? 1)
})
const lines = createInterface({ input: server.stdout }).on('line', (line) => console.log(line))
await once(lines, 'line')

// The editor shows the site as it is in the files, without a build; the embedded stack answers for both.
// biome-ignore lint/suspicious/noUndeclaredEnvVars: the stack's, and no task of Turborepo's reads it here.
const port = Number(process.env.PORT ?? 4173)
children.push(
  spawn(process.execPath, ['apps/web/editor/local/main.ts'], {
    cwd: root,
    env: { ...process.env, EDITOR_PORT: String(port + 100), BACKEND_URL: `http://localhost:${port}` },
    stdio: 'inherit',
  }),
)
if (!isBuilt) buildAll()

/** Whether Turborepo has a whole build of the site as it is. */
async function isUpToDate(): Promise<boolean> {
  const { output } = await run('turbo', [...BUILD, '--dry=json'])
  const plan: { tasks: { cache: { status: string } }[] } = JSON.parse(output.slice(output.indexOf('{\n')))
  return plan.tasks.every(({ cache }) => cache.status === 'HIT')
}

/** Builds what pages don't need, at low priority. Requests for it wait in the embedded stack. */
function buildAll(): void {
  console.log('In the background: images of shared links, smaller pictures, compressed files...')
  const start = performance.now()
  const child = spawn('turbo', BUILD, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  children.push(child)
  child.on('close', (code) => {
    if (code === 0) {
      console.log(`The whole site is built (${since(start)}).`)
      return
    }
    console.error(
      'The whole site could not be built: "pnpm build --filter=@two-pastors/web" says why. The pages stay.',
    )
    rmSync(`${DIST}/.unfinished`, { force: true })
  })
}

/** Runs a command, and ends with its output if it fails. */
async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code === 0) return
  console.error(`${output}\nThe build failed; its output is above.`)
  process.exit(1)
}

function checkEnvironment() {
  try {
    parseEnv(readSiteEnv())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
