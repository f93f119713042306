import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { root } from '@two-pastors/tooling/run'

const unit = readFileSync(`${root}deploy/systemd/two-pastors@.service`, 'utf8').replace(/\\\n\s*/g, '')
/** Deno in the version that apps/backend names, for `/usr/bin/env deno`. */
const PATH = `${root}apps/backend/node_modules/.bin:${process.env.PATH}`
const EVERY = 10_000

type Options = { base: string; sockets: string; names: string[]; env: Record<string, string> }

/** Does what systemd does on a server: runs each function by deploy/systemd/two-pastors@.service, and the timer. */
export async function startServices({ base, sockets, names, env }: Options) {
  let children: ChildProcess[] = []
  const fill = (text: string, name: string) =>
    text.replaceAll('%i', name).replaceAll('/run/two-pastors', sockets)
  const start = (name: string) => {
    // A killed function leaves its socket behind.
    execFileSync('sh', ['-c', setting('ExecStartPre', (text) => fill(text, name))])
    const [command = '', ...args] = setting('ExecStart', (text) => fill(text, name)).split(' ')
    // A group of its own: the command is a wrapper, which a signal would end without ending Deno.
    return spawn(command, args, {
      cwd: setting('WorkingDirectory', (text) => text.replace('/srv/two-pastors', base)),
      detached: true,
      env: { PATH, ...env, ...environment((text) => fill(text, name)) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const stopAll = async () => {
    const ends = children.map((child) => once(child, 'exit'))
    for (const { pid } of children) if (pid) process.kill(-pid, 'SIGKILL')
    await Promise.all(ends)
    children = []
  }
  // activate.sh asks for a restart, as it would ask systemd.
  const control = createServer(async (_, response) => {
    await stopAll()
    children = names.map(start)
    response.end()
  }).listen(`${sockets}/control.sock`)
  await once(control, 'listening')
  const timer = setInterval(() => sync(`${sockets}/mailchimp-sync.sock`, env.SYNC_SECRET ?? ''), EVERY)
  return {
    restart: `curl --silent --fail --unix-socket ${sockets}/control.sock http://localhost/`,
    /** May be called more than once. */
    stop: async () => {
      clearInterval(timer)
      control.close()
      await stopAll()
    },
  }
}

/** @throws Error for a line that the unit no longer has */
function setting(name: string, fill: (text: string) => string): string {
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  if (!value) throw new Error(`two-pastors@.service no longer says ${name}`)
  return fill(value)
}

function environment(fill: (text: string) => string): Record<string, string> {
  const pairs = setting('Environment', fill)
    .split(' ')
    .map((pair) => pair.split('=') as [string, string])
  // The cache is this machine's own.
  return Object.fromEntries(pairs.filter(([name]) => name !== 'DENO_DIR'))
}

/** Like deploy/systemd/two-pastors-sync.timer, but more often: a rehearsal is too short for once a minute. */
function sync(socketPath: string, secret: string) {
  request({ socketPath, method: 'POST', headers: { authorization: `Bearer ${secret}` } }, (answer) => {
    if (answer.statusCode !== 200) console.error(`mailchimp-sync answered ${answer.statusCode}`)
    answer.resume()
  })
    .on('error', (error) => console.error(`mailchimp-sync: ${error.message}`))
    .end()
}
