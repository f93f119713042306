import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeDataFolder } from './folders.ts'
import { freePort } from './free-port.ts'

const main = join(import.meta.dirname, '../../local/main.ts')

export type Run = {
  child: ChildProcess
  lines: string[]
  errors: string[]
  /** The exit code, or the signal that ended the process, when it has ended. */
  ended: Promise<number | string>
}

/** Starts the process as `pnpm start` does, without optimizing PGlite, which costs more than so short a run gains. */
export function run(env: Record<string, string>, nodeArgs: string[] = []): Run {
  const child = spawn(process.execPath, ['--liftoff-only', ...nodeArgs, main], {
    env: { PATH: process.env.PATH, ...env },
  })
  const lines: string[] = []
  const errors: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  createInterface(child.stderr).on('line', (line) => errors.push(line))
  // 'close' comes when the last line has been read, 'exit' may come before.
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  return { child, lines, errors, ended }
}

export type Stack = Run & { url: string; stop: (signal?: NodeJS.Signals) => Promise<number | string> }

/** Starts the process and waits until it says that it is ready. Without a DATA_DIR it gets one of its own. */
export async function startStack(env: Record<string, string> = {}, nodeArgs?: string[]): Promise<Stack> {
  const own = env.DATA_DIR === undefined ? await makeDataFolder() : undefined
  const PORT = env.PORT ?? String(await freePort())
  const started = run({ ...env, PORT, DATA_DIR: env.DATA_DIR ?? own ?? '' }, nodeArgs)
  const url = await readyUrl(started)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    started.child.kill(signal)
    const result = await started.ended
    if (own) rmSync(own, { recursive: true, force: true })
    return result
  }
  return { ...started, url, stop }
}

async function readyUrl({ lines, errors, ended, child }: Run): Promise<string> {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const url = lines.map((line) => /^Ready: (\S+)$/.exec(line)?.[1]).find(Boolean)
    if (url) return url
    await Promise.race([once(child.stdout ?? child, 'data'), ended])
  }
  throw new Error(`The stack ended before it was ready: ${[...lines, ...errors].join('\n')}`)
}
