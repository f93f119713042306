import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const backend = join(import.meta.dirname, '../..')
const deno = join(backend, 'node_modules/.bin/deno')

/** Packages come from node_modules, so that nothing is fetched; the deno.json beside the entry is the deployed one. */
const offline = ['--no-lock', '--node-modules-dir=manual', '--no-remote']

const entryOf = (name: string) => join(backend, 'supabase/functions', name, 'index.ts')

/**
 * Serves a function's deployed entry in Deno: on a port, or on the socket that DENO_SERVE_ADDRESS names. `pid` is that of
 * its group of processes.
 */
export async function serveFunction(name: string, env: Record<string, string>) {
  const socket = /^unix:(.*)/.exec(env.DENO_SERVE_ADDRESS ?? '')?.[1]
  const files = socket ? [`--allow-read=${socket}`, `--allow-write=${socket}`] : []
  const child = spawn(deno, ['run', ...offline, '--allow-net', '--allow-env', ...files, entryOf(name)], {
    // A group of its own: the command is a wrapper, which a signal would end without ending Deno.
    detached: true,
    env: { PATH: process.env.PATH, NO_COLOR: '1', DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...env },
  })
  const pid = child.pid ?? 0
  const ended = once(child, 'close')
  const lines: string[] = []
  const url = await new Promise<string>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        const address = /Listening on (\S+)/.exec(line)?.[1]
        if (address) done(address)
      })
    }
    void ended.then(() => failed(new Error(lines.join('\n'))))
  })
  const stop = async () => {
    if (pid) process.kill(-pid, 'SIGKILL')
    await ended
  }
  return { url, lines, pid, stop }
}

/** Type-checks every entry as Deno sees it. */
export async function checkFunctions(names: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(deno, ['check', '--no-lock', '--node-modules-dir=manual', ...names.map(entryOf)], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Runs a script in Deno, with the permissions that a function has. */
export async function runScript(path: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(deno, ['run', ...offline, '--allow-net', '--allow-env', path, ...args], {
    env: { PATH: process.env.PATH, NO_COLOR: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  await once(child, 'close')
  return output
}
