// `pnpm --filter @two-pastors/backend bench`: how many sign-ups a second PostgreSQL takes when one process shares commits
// between requests, when each request has its own, and when many isolates have a connection each; beside bare inserts.
import type { Database } from '../supabase/functions/_shared/database.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import type { SignUp } from '../supabase/functions/_shared/sign-up/sign-up.ts'
import { createSignUpStore, limitsFor } from '../supabase/functions/_shared/sign-up/store.ts'
import { migratePostgres } from '../tests/helpers/migrate-postgres.ts'
import { findPostgres, startPostgres } from '../tests/helpers/postgres-server.ts'

const rounds = 3
const seconds = 5
/** Requests under way all the time. */
const concurrency = 32

const bin = findPostgres()
if (!bin) throw new Error('No PostgreSQL 15 or newer here: apt-get install postgresql')
const server = await startPostgres(bin, { durable: true })
await migratePostgres(server.urlOf('postgres'))
const connections = Array.from({ length: concurrency }, () => connectTo(server.urlOf('postgres')))
const [first] = connections
if (!first) throw new Error('no connection')

/** The least that keeps a sign-up: a row of its own, without rules, limits or a queue. */
await first.query('create table bare (email text primary key, at timestamptz not null default now())')
const insert = (database: Database) => (email: string) =>
  database.query('insert into bare (email) values ($1)', [email])

const limits = { ...limitsFor(false), network: 1_000_000_000 }
const signUp = (email: string): SignUp => ({
  email,
  phoneE164: null,
  emailNotifications: true,
  page: 'david',
  words: 'News of David. Email Address. Email notifications',
  wording: null,
  suspect: false,
  turnstileToken: undefined,
})
const storing = (database: Database, caller: (index: number) => string, batchSize?: number) => {
  const store = createSignUpStore(database, limits, batchSize)
  return (email: string, index: number) => store(signUp(email), caller(index))
}
const theater = () => '203.0.113.1'
const homes = (index: number) => `10.0.0.${index}`

/** For each request under way, how it is sent. */
const ways: Record<string, ((email: string, index: number) => Promise<unknown>)[]> = {
  'bare inserts, 32 connections': connections.map(insert),
}
for (const [who, caller] of Object.entries({ 'one network': theater, '32 networks': homes })) {
  ways[`one process, shared commits, ${who}`] = Array(concurrency).fill(storing(first, caller))
  ways[`one process, a commit each, ${who}`] = Array(concurrency).fill(storing(first, caller, 1))
  ways[`32 isolates, ${who}`] = connections.map((database) => storing(database, caller))
}
const table = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as number[]]))
// In turns, so that whatever else the machine does falls on each of them.
for (let round = 0; round < rounds; round++) {
  for (const [name, senders] of Object.entries(ways)) table[name]?.push(await rate(senders))
}
console.table(table)
await Promise.all(connections.map(({ close }) => close()))
await server.remove()

/** @returns how many a second */
async function rate(senders: ((email: string, index: number) => Promise<unknown>)[]): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const sendAgain = async (send: (typeof senders)[number], index: number) => {
    for (; performance.now() < end; count++) await send(`${crypto.randomUUID()}@example.com`, index)
  }
  await Promise.all(senders.map(sendAgain))
  return Math.round(count / seconds)
}
