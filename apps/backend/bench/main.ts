// `pnpm --filter @two-pastors/backend bench`: sign-ups a second beside the bare insert rate of the same database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readConfig } from '../local/config.ts'
import { openDatabase } from '../local/database/open-database.ts'
import { freePort } from '../tests/helpers/free-port.ts'
import { migratePostgres } from '../tests/helpers/migrate-postgres.ts'
import { findPostgres, startPostgres } from '../tests/helpers/postgres-server.ts'
import { bareRate } from './bare.ts'
import { type Load, signUpLoad } from './load.ts'

const ROUNDS = 3
const SECONDS = 5
/** The embedded database is compiled while it is used. */
const WARM_UP = 3
const AT_ONCE = 32

const bin = findPostgres()
if (!bin) console.log('No PostgreSQL 15 or newer here ("apt-get install postgresql"): PGlite only')
const server = bin ? await startPostgres(bin, { durable: true }) : undefined
if (server) await migratePostgres(server.urlOf('postgres'))

const table: Record<string, string | number>[] = []
for (const name of server ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'two-pastors-bench-'))
  const env = {
    DATA_DIR,
    ...(name === 'PostgreSQL' && server && { SUPABASE_DB_URL: server.urlOf('postgres') }),
  }
  // In turns, so that what else the machine does falls on both.
  for (let round = 1; round <= ROUNDS; round++) table.push({ database: name, round, ...(await measure(env)) })
  await rm(DATA_DIR, { recursive: true })
}
await server?.remove()
console.table(table)
for (const name of new Set(table.map(({ database }) => database))) {
  const ratios = table.filter(({ database }) => database === name).map(({ ratio }) => Number(ratio))
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  console.log(`${name}: the function reaches ${median.toFixed(2)} of the bare rate (median; wanted: 0.50)`)
}

async function measure(env: Record<string, string>) {
  const database = openDatabase(readConfig(env))
  await database.ready
  await bareRate(database, WARM_UP, AT_ONCE)
  const bare = await bareRate(database, SECONDS, AT_ONCE)
  await database.close()
  const { perSecond, p50, p99, refused } = await loadSite(env)
  return {
    'bare inserts/s': Math.round(bare),
    'sign-ups/s': Math.round(perSecond),
    ratio: (perSecond / bare).toFixed(2),
    'p50 ms': p50,
    'p99 ms': p99,
    refused,
  }
}

/** The site in a process of its own, its stand-in for Mailchimp included, delivering while it is under load. */
async function loadSite(env: Record<string, string>): Promise<Load> {
  const PORT = String(await freePort())
  const limit = { SIGN_UP_NETWORK_LIMIT: '100000000' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../local/main.ts')], {
    env: { PATH: process.env.PATH, ...env, ...limit, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Ready')) break
  child.stdout.resume()
  const url = `http://127.0.0.1:${PORT}/functions/v1/mailchimp-subscribe`
  await signUpLoad(url, WARM_UP, AT_ONCE)
  const load = await signUpLoad(url, SECONDS, AT_ONCE)
  const ended = once(child, 'exit')
  child.kill()
  await ended
  return load
}
