import { Agent, type RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { migratePostgres } from '../tests/helpers/migrate-postgres.ts'
import { findPostgres, startPostgres } from '../tests/helpers/postgres-server.ts'

/** How many times its average rate the rush has at its beginning. */
export const peakFactor = 10

/**
 * When people come after a premiere, in ms from its end and in order: at random moments, most of them soon. The rate
 * begins at `peakFactor` times the average and decays exponentially, so that `count` come in `ms`.
 */
export function arrivals(count: number, ms: number): number[] {
  const whole = 1 - Math.exp(-peakFactor)
  return Array.from({ length: count }, () => (-ms / peakFactor) * Math.log(1 - Math.random() * whole)).sort(
    (a, b) => a - b,
  )
}

export type Answer = {
  /** Whose it is: the number of its moment. */
  index: number
  /** Undefined where there was none. */
  status: number | undefined
  /** From when the person came, in ms, whenever we got round to sending it. */
  ms: number
}

export type Crowd = {
  answers: Answer[]
  /** How late the latest request was sent: what makes the crowd must not be the bottleneck. */
  latestSend: number
}

/**
 * Sends requests at their moments, whether earlier ones were answered or not.
 * @param send sends the one with this number, and answers with its status
 */
export async function sendCrowd(
  moments: number[],
  send: (index: number, options: RequestOptions) => Promise<number | undefined>,
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true })
  const underWay: Promise<Answer>[] = []
  let latestSend = 0
  const began = performance.now()
  for (const [index, moment] of moments.entries()) {
    const early = moment - (performance.now() - began)
    if (early >= 1) await sleep(early)
    latestSend = Math.max(latestSend, -early)
    const sent = send(index, { agent, timeout: 60_000 }).catch(() => undefined)
    underWay.push(sent.then((status) => ({ index, status, ms: performance.now() - began - moment })))
  }
  const answers = await Promise.all(underWay)
  agent.destroy()
  return { answers, latestSend }
}

/** How long the answers took, for the table. */
export function latencies({ answers, latestSend }: Crowd) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const slowestOf = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return {
    'p50 ms': slowestOf(0.5),
    'p95 ms': slowestOf(0.95),
    'p99 ms': slowestOf(0.99),
    'slowest ms': slowestOf(1),
    'sent late by at most, ms': Math.round(latestSend),
  }
}

/** Numbers from the command line, each of which has to be over 0. Ends the process with the help for anything else. */
export function readNumbers<Name extends string>(
  help: string,
  defaults: Record<Name, number>,
): Record<Name, number> {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: 'string' as const, default: String(value) },
    ]),
  )
  const { values } = parseArgs({
    options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
  })
  const numbers = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, Number((values as Record<string, unknown>)[name])]),
  )
  if (values.help || !Object.values(numbers).every((number) => number > 0)) {
    console.log(help)
    process.exit(values.help ? 0 : 1)
  }
  return numbers as Record<Name, number>
}

/** A PostgreSQL that writes to disk, with our tables. */
export async function openPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL 15 or newer here: apt-get install postgresql')
  const server = await startPostgres(bin, { durable: true })
  const url = server.urlOf('postgres')
  await migratePostgres(url)
  const database = connectTo(url)
  return { url, database, close: () => database.close().then(server.remove) }
}
