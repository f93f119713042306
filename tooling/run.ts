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

/** Runs a command to its end: its exit code is what `main` resolves to, or 1 after an error, whose message is printed. */
export async function runMain(main: () => Promise<number>): Promise<never> {
  const code = await main().catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  // A pipe takes long output bit by bit: an exit would cut it off.
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()))
  process.exit(code)
}

/**
 * Builds the site, unless the build of the working tree is there already.
 * @throws Error with the build's output.
 */
export async function buildSite(): Promise<void> {
  const { code, output } = await run('turbo', [
    'run',
    'build',
    '--filter=@two-pastors/web',
    '--output-logs=errors-only',
  ])
  if (code !== 0) throw new Error(`${output}\nThe build failed; its output is above.`)
}
