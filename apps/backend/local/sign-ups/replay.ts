import type { Database } from '../../supabase/functions/_shared/database.ts'
import { StartError } from '../start-error.ts'

export const replayable = ['dead', 'rejected', 'needs_user', 'retry']

/** Queues sign-ups anew, with fourteen new days, and ends a pause. The next run delivers them. */
export async function replay(database: Database, states: string[]): Promise<string[]> {
  const wrong = states.find((state) => !replayable.includes(state))
  if (wrong)
    throw new StartError(`"${wrong}" cannot be replayed: name ${replayable.join(', ')}, or nothing for all`)
  const chosen = states.length > 0 ? states : replayable
  const rows = await database.query(
    `update subscriptions set state = 'queued', rev = rev + 1, attempts = 0, next_attempt_at = now(), last_error = null,
      requested_at = now()
    where state = any(string_to_array($1, ',')) returning id`,
    [chosen.join(',')],
  )
  await database.query('delete from delivery_pause')
  return [`${rows.length} sign-ups are queued again`]
}
