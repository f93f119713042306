import { spawn } from 'node:child_process'
import { root } from '@two-pastors/tooling/run'

/** `pnpm dev`: starts the embedded stack, and Vite with hot reload in front of it. Ctrl-C stops both. */
const backend = [
  '--watch-path=apps/backend/local',
  '--watch-path=apps/backend/supabase',
  'apps/backend/local/main.ts',
]
const children = [
  spawn(process.execPath, backend, {
    cwd: root,
    env: { ...process.env, PORT: '4174', SITE_DIR: '' },
    stdio: 'inherit',
  }),
  spawn('pnpm', ['--filter', '@two-pastors/web', 'exec', 'vite'], { cwd: root, stdio: 'inherit' }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
// The terminal sends Ctrl-C to the child processes too.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('close', stop)
  child.on('error', (error) => {
    console.error(`Could not start ${child.spawnfile}: ${error.message}`)
    stop()
  })
}
