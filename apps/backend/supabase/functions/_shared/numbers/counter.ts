import type { Database } from '../database.ts'
import type { CountEvent } from './events.ts'

/** Adds to today's counts; resolves when they are in the database. */
export type Counter = (events: CountEvent[]) => Promise<void>

/**
 * When everybody looks at the same page, they all wait for its row. A commit that doesn't wait for the disk holds the
 * row only briefly; if the database crashes, the last second's counts are lost.
 */
const statement = `
with quick as materialized (select set_config('synchronous_commit', 'off', true))
insert into daily_counts as known (day, kind, key, count)
select (now() at time zone 'America/New_York')::date, kind, key, count
from quick, jsonb_to_recordset($1::text::jsonb) as events (kind text, key text, count int)
order by kind, key
on conflict (day, kind, key) do update set count = known.count + excluded.count`

/** Events that arrive during a statement are added up for the next one. */
export function createCounter(database: Database): Counter {
  let waiting = new Map<string, CountEvent & { count: number }>()
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  async function flush(): Promise<void> {
    const counts = JSON.stringify([...waiting.values()])
    waiting = new Map()
    next = undefined
    const query = database.query(statement, [counts])
    current = query.catch(() => {})
    await query
  }

  return (events) => {
    for (const { kind, key } of events) {
      const name = `${kind} ${key}`
      waiting.set(name, { kind, key, count: (waiting.get(name)?.count ?? 0) + 1 })
    }
    next ??= current.then(flush)
    return next
  }
}
