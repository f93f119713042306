import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const backend = join(import.meta.dirname, '../..')
const deno = join(backend, 'node_modules/.bin/deno')
/** The version that Supabase's functions run on (docs/platform.md). */
const hostedDeno = join(backend, 'node_modules/deno-hosted/bin.cjs')

/** Packages come from node_modules, so that nothing is fetched; the deno.json beside the entry is the deployed one. */
const offline = ['--no-lock', '--node-modules-dir=manual', '--no-remote']

const entryOf = (name: string) => join(backend, 'supabase/functions', name, 'index.ts')

/**
 * Serves a function's deployed entry in Deno: on a port, or on the socket that DENO_SERVE_ADDRESS names.
 * `hosted` is a folder with a copy of the functions: from there, in the Deno of hosted ones.
 */
export async function serveFunction(name: string, env: Record<string, string>, { hosted = '' } = {}) {
  const socket = /^unix:(.*)/.exec(env.DENO_SERVE_ADDRESS ?? '')?.[1]
  const files = socket ? [`--allow-read=${socket}`, `--allow-write=${socket}`] : []
  const run = ['run', ...offline, '--allow-net', '--allow-env', ...files]
  const helper = [`--config=${hosted}/functions/${name}/deno.json`, '--allow-read', `${hosted}/hosted.mjs`]
  const [command, args] = hosted
    ? [process.execPath, [hostedDeno, ...run, ...helper, `${hosted}/functions/${name}/index.ts`]]
    : [deno, [...run, entryOf(name)]]
  const child = spawn(command, args, {
    // Its own process group: the command is a wrapper, and a signal would end it without ending Deno.
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
  return { url, lines, stop }
}

/** Copies the functions to a place without a nearby package.json, together with the packages that they import. */
export async function copyForHosted(names: string[]): Promise<string> {
  const to = await mkdtemp(join(tmpdir(), 'two-pastors-hosted-'))
  await cp(join(backend, 'supabase/functions'), `${to}/functions`, { recursive: true })
  await cp(join(import.meta.dirname, 'hosted.mjs'), `${to}/hosted.mjs`)
  const dependencies: Record<string, string> = {}
  for (const name of names) {
    const { imports } = JSON.parse(await readFile(`${to}/functions/${name}/deno.json`, 'utf8'))
    for (const [specifier, target] of Object.entries<string>(imports)) {
      dependencies[specifier] = target.slice(target.lastIndexOf('@') + 1)
      const options = { recursive: true, dereference: true, force: false }
      await cp(join(backend, 'node_modules', specifier), `${to}/node_modules/${specifier}`, options)
    }
  }
  await writeFile(`${to}/package.json`, JSON.stringify({ dependencies }))
  return to
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
