import type { Database } from '../database.ts'
import type { CountEvent } from './events.ts'

/** Adds to today's counts; when the promise resolves the database has them. */
export type Counter = (events: CountEvent[]) => Promise<void>

/**
 * Where everybody looks at one page, they all wait for its row. A commit that does not wait for the disk holds the row for
 * a moment only; a crash of the database loses the last second's counts.
 */
const statement = `
with quick as materialized (select set_config('synchronous_commit', 'off', true))
insert into daily_counts as known (day, kind, key, count)
select (now() at time zone 'America/New_York')::date, kind, key, count
from quick, jsonb_to_recordset($1::text::jsonb) as events (kind text, key text, count int)
order by kind, key
on conflict (day, kind, key) do update set count = known.count + excluded.count`

/** What comes while a statement is under way is summed up for the next one. */
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
