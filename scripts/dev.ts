import { spawn } from 'node:child_process'
import { root } from '@two-pastors/tooling/run'

/** `pnpm dev`: the embedded stack, and Vite with hot reload in front of it. Ctrl-C stops both. */
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
// Ctrl-C reaches the children by itself, as processes of the same terminal.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('close', stop)
  child.on('error', (error) => {
    console.error(`Could not start ${child.spawnfile}: ${error.message}`)
    stop()
  })
}
