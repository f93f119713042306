import type { Database } from '../database.ts'
import { type Log, since } from '../log.ts'
import type { Deliver, Outcome } from './outcome.ts'
import { AT_ONCE, type Claimed, claimDue, settle } from './queue.ts'

export type DeliveryDeps = { database: Database; deliver: Deliver; log: Log }

export type Report = Record<'delivered' | 'retry' | 'rejected' | 'needs_user' | 'pause', number>

/**
 * Delivers all that is due, and ends when nothing is or the time is up. May run beside itself.
 * @param until When to begin no further delivery, as `performance.now()` counts.
 */
export async function deliverDue(deps: DeliveryDeps, until: number): Promise<Report> {
  const report: Report = { delivered: 0, retry: 0, rejected: 0, needs_user: 0, pause: 0 }
  const work = async () => {
    while (performance.now() < until) {
      const rows = await claimDue(deps.database)
      if (rows.length === 0) return
      for (const kind of await deliverRows(rows, deps)) report[kind]++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
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
