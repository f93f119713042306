import { spawn } from 'node:child_process'
import { root } from './run.ts'

/** `pnpm dev`: the embedded stack, and Vite with hot reload in front of it. Ctrl-C stops both. */
const children = [
  spawn(
    process.execPath,
    ['--watch-path=apps/backend/local', '--watch-path=apps/backend/supabase', 'apps/backend/local/main.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: '4174', SITE_DIR: '' },
      stdio: 'inherit',
    },
  ),
  spawn('vite', [], { cwd: `${root}apps/web`, stdio: 'inherit' }),
]
process.on('SIGINT', () => {})
for (const child of children) {
  child.on('close', () => {
    for (const other of children) other.kill('SIGTERM')
  })
}
