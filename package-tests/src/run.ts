import { spawn } from 'node:child_process'

/** Environment variables that Vitest and Vite set. */
const OF_THE_TESTS = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/

/** The environment without those of Vitest and Vite, so that a site is built as in a terminal. */
export function plainEnv(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => !OF_THE_TESTS.test(name))
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
}

/**
 * Runs a command and returns its output.
 * @throws Error with the command, the folder and the output when it fails.
 */
export function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...plainEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const fail = (why: string) => {
      const output = Buffer.concat(chunks).toString()
      reject(new Error(`"${[command, ...args].join(' ')}" ${why} in ${cwd}\n${output}`))
    }
    child.on('error', (error) => fail(`could not start (${error.message})`))
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString())
      else fail(`ended with code ${code}`)
    })
  })
}
