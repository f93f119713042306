import type { Database } from '../database.ts'
import { type Log, since } from '../log.ts'
import type { Deliver, Outcome } from './outcome.ts'
import { type Claimed, claimDue, settle } from './queue.ts'

export type DeliveryDeps = { database: Database; deliver: Deliver; log: Log }

/**
 * The number of concurrent deliveries per run. Mailchimp allows ten concurrent calls per account; two runs may overlap by some
 * seconds, and two calls are reserved for our other integrations.
 */
const workers = 4

export type Report = Record<'delivered' | 'retry' | 'rejected' | 'needs_user' | 'pause', number>

/**
 * Delivers everything that is due until nothing is left or the time is up. Safe to run concurrently.
 * @param until When to begin no further delivery, as `performance.now()` counts.
 */
export async function deliverDue(deps: DeliveryDeps, until: number): Promise<Report> {
  const report: Report = { delivered: 0, retry: 0, rejected: 0, needs_user: 0, pause: 0 }
  const claim = async (oneByOne: boolean): Promise<Claimed[]> => {
    if (performance.now() >= until) return []
    const rows = await claimDue(deps.database, oneByOne)
    return rows.length > 0 ? rows : claimDue(deps.database, !oneByOne)
  }
  const work = async (oneByOne: boolean, claimed?: Claimed[]) => {
    let rows = claimed ?? (await claim(oneByOne))
    while (rows.length > 0) {
      for (const kind of await deliverRows(rows, deps)) report[kind]++
      rows = await claim(oneByOne)
    }
  }
  // Usually nothing is due, so check once instead of once per worker.
  const first = await claim(false)
  if (first.length === 0) return report
  // Half of the workers start with each kind, so that neither has to wait for all of the other.
  await Promise.all(
    Array.from({ length: workers }, (_, index) => work(index % 2 === 1, index === 0 ? first : undefined)),
  )
  return report
}

async function deliverRows(rows: Claimed[], { database, deliver, log }: DeliveryDeps) {
  const began = performance.now()
  const outcomes = await deliver(rows)
  const ms = since(began)
  for (const alike of Object.values(Object.groupBy(outcomes, nameOfOutcome))) {
    const [outcome] = alike ?? []
    if (!outcome) continue
    const fault = 'error' in outcome && { fault: outcome.error }
    log({ event: 'delivery', outcome: outcome.kind, ...fault, count: alike?.length ?? 0, ms })
  }
  await settle(
    database,
    rows.flatMap((row, index) => (outcomes[index] ? [{ row, outcome: outcomes[index] }] : [])),
  )
  return outcomes.map(({ kind }) => kind)
}

const nameOfOutcome = (outcome: Outcome) => `${outcome.kind} ${'error' in outcome ? outcome.error : ''}`
