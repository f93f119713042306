import { spawn } from 'node:child_process'
import { root, run, since } from '@two-pastors/tooling/run'
import { readSiteEnv } from '#env-files'
import { parseEnv } from '#environment'

/** `pnpm start`: builds what changed, then serves the site with the embedded stack until Ctrl-C. */
const began = performance.now()
checkEnvironment()

console.log('Building the site (seconds when nothing changed, about a minute the first time)...')
const build = await run('turbo', ['run', 'build', '--filter=@two-pastors/web', '--output-logs=errors-only'])
if (build.code !== 0) {
  console.error(build.output)
  console.error('The build failed; its output is above.')
  process.exit(1)
}
console.log(`Built in ${since(began)}. Starting the embedded stack...`)

const server = spawn(process.execPath, ['apps/backend/local/main.ts'], {
  cwd: root,
  env: { SITE_DIR: `${root}apps/web/dist`, ...process.env },
  stdio: 'inherit',
})
// Ctrl-C reaches the server by itself, as one of the terminal's processes; a plain kill is handed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code) => process.exit(code ?? 1))

function checkEnvironment() {
  try {
    parseEnv(readSiteEnv())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
