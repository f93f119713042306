import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Where Debian, Ubuntu, Homebrew and a source build put PostgreSQL's server; it is not on the PATH there. */
const folders = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/local/pgsql/bin',
]

/** The folder of the newest PostgreSQL 15 or later on this machine. */
export function findPostgres(): string | undefined {
  return folders
    .flatMap((folder) => globSync(`${folder}/initdb`))
    .map((path) => path.slice(0, -'/initdb'.length))
    .filter((folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 15) >= 15)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
}

/**
 * A separate PostgreSQL server, on a free port and in a new folder. PostgreSQL refuses to run as root, so root runs
 * it as `nobody`.
 */
export async function startPostgres(bin: string, { durable }: { durable: boolean }) {
  const dir = mkdtempSync(join(tmpdir(), 'two-pastors-pg-'))
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid)
  const options = { ...owner, cwd: dir, stdio: 'pipe' as const }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', `${dir}/data`, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'],
    options,
  )

  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: dir, max_connections: 60 }
  const args = Object.entries({ ...settings, fsync: durable ? 'on' : 'off' }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  let server: ChildProcess
  const start = async () => {
    // After a SIGKILL the old connections hold its memory for a moment, and a new server refuses to start.
    for (let attempt = 0; attempt < 100; attempt++) {
      server = spawn(join(bin, 'postgres'), ['-D', `${dir}/data`, ...args], options)
      const lines = createInterface({ input: server.stderr ?? process.stdin })
      for await (const line of lines) if (line.includes('ready to accept connections')) return
      await sleep(100)
    }
    throw new Error('PostgreSQL does not start')
  }
  /** `SIGINT` ends connections in order, `SIGKILL` leaves a crash to recover from. */
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()
  return {
    urlOf: (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    start,
    stop,
    remove: async () => {
      await stop('SIGINT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
