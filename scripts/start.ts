import { spawn } from 'node:child_process'
import { root, run, since } from '@two-pastors/tooling/run'
import { readSiteEnv } from '#env-files'
import { parseEnv } from '#environment'

/** `pnpm start`: builds the site if needed, then serves it with the embedded stack, and the editor beside it, until Ctrl-C. */
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
// The editor shows the site as it is in the files, without a build; the embedded stack answers for both.
// biome-ignore lint/suspicious/noUndeclaredEnvVars: the stack's, and no task of Turborepo's reads it here.
const port = Number(process.env.PORT ?? 4173)
const editor = spawn(process.execPath, ['apps/web/editor/local/main.ts'], {
  cwd: root,
  env: { ...process.env, EDITOR_PORT: String(port + 100), BACKEND_URL: `http://localhost:${port}` },
  stdio: 'inherit',
})
// The terminal sends Ctrl-C to the server too; a plain kill is forwarded.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code) => {
  editor.kill('SIGTERM')
  process.exit(code ?? 1)
})

function checkEnvironment() {
  try {
    parseEnv(readSiteEnv())
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
