import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../backend/local/main.ts', import.meta.url))
const site = fileURLToPath(new URL('../../dist', import.meta.url))

export type Stack = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** Starts the embedded stack with the built site on a free port, as `pnpm start` does; resolves when it is ready. */
export async function startStack(env: Record<string, string>): Promise<Stack> {
  // Optimizing the database's WebAssembly costs more than the tests gain.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: { ...process.env, SITE_DIR: site, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      const ready = /^Ready: (\S+)/.exec(line)
      if (ready?.[1]) resolve(ready[1])
    })
    child.once('exit', (code) => reject(new Error(`The embedded stack stopped with exit code ${code}`)))
  })
  return {
    url,
    process: child,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Signs somebody up; resolves when the database has it. */
export async function signUp(url: string) {
  await fetch(`${url}/functions/v1/mailchimp-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@example.org', emailNotifications: true, smsNotifications: false }),
  })
}
