import { spawn } from 'node:child_process'
import { root } from '@two-pastors/tooling/run'

/** `pnpm dev`: starts the embedded stack, and in front of it Vite with hot reload and the editor. Ctrl-C stops both. */
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
  spawn(process.execPath, ['apps/web/editor/local/main.ts'], { cwd: root, stdio: 'inherit' }),
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
