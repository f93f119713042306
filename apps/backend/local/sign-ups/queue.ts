import type { Database } from '../../supabase/functions/_shared/database.ts'

type State = { state: string; error: string | null; count: number; next: string | null }

/** What each state means, in the order of a sign-up's life. */
const meanings: Record<string, string> = {
  queued: 'waits for its first delivery',
  sending: 'is being delivered',
  retry: 'failed, and will be tried again',
  delivered: 'is with the mail provider',
  needs_user: 'can only be ended by the person, through the form of the mail provider',
  rejected: 'was refused for good',
  dead: 'failed for fourteen days',
}

/** Counts the sign-ups by state and last error, without revealing addresses. */
export async function showQueue(database: Database): Promise<string[]> {
  const rows = await database.query<State>(
    `select state, last_error as error, count(*)::int as count,
      to_char(min(next_attempt_at) filter (where state in ('queued', 'retry')), 'YYYY-MM-DD HH24:MI TZ') as next
    from subscriptions group by state, last_error`,
  )
  const [pause] = await database.query<{ until: string; reason: string }>(
    "select to_char(until, 'YYYY-MM-DD HH24:MI TZ') as until, reason from delivery_pause where until > now()",
  )
  const [erasing] = await database.query<{ count: number }>(
    'select count(*)::int as count from erasures where finished_at is null',
  )
  const lines = Object.entries(meanings).flatMap(([state, meaning]) => {
    const parts = rows.filter((row) => row.state === state)
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    const reasons = parts
      .filter(({ error }) => error)
      .map(({ error, count, next }) => `             ${count} × ${error}${next ? `, next at ${next}` : ''}`)
    return [`${String(total).padStart(6)} ${state.padEnd(10)} ${meaning}`, ...reasons]
  })
  if (erasing?.count) lines.push(`${erasing.count} erasures wait for the mail provider`)
  return pause ? [...lines, `Delivery is paused until ${pause.until}: ${pause.reason}`] : lines
}
