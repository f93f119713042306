import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The repository's root folder, with a slash at its end. */
export const root = `${resolve(import.meta.dirname, '..')}/`

/** Runs a command in the root folder, its output held back. Resolves to its exit code and output. */
export function run(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Seconds since `start` (from `performance.now()`), as shown: '4.2 s'. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
