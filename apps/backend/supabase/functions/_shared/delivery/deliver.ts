import type { Database } from '../database.ts'
import { type Log, nameOf, since } from '../log.ts'
import type { Deliver, Outcome } from './outcome.ts'
import { AT_ONCE, type Claimed, claimDue, claimOne, settle } from './queue.ts'

export type DeliveryDeps = { database: Database; deliver: Deliver; log: Log }

/** How long an instance leaves the queue alone that had no place for its sign-up, in ms. */
const rest = 1000

/**
 * Delivers a row right after its sign-up, while the visitor already has the answer. One at a time: in a storm the database
 * is there for the sign-ups, and the next run delivers them.
 */
export function createPromptDelivery(deps: DeliveryDeps) {
  let busy = false
  let restsUntil = 0
  return async (id: number): Promise<void> => {
    if (busy || performance.now() < restsUntil) return
    busy = true
    try {
      const row = await claimOne(deps.database, id)
      if (row) await deliverRows([row], deps)
      else restsUntil = performance.now() + rest
    } catch (error) {
      // The row waits; a lease that was not given back ends by itself.
      deps.log({ event: 'delivery-failed', error: nameOf(error) })
    } finally {
      busy = false
    }
  }
}

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
