import type { Database } from '../../supabase/functions/_shared/database.ts'
import { StartError } from '../start-error.ts'

export const replayable = ['dead', 'retry', 'needs_user', 'rejected', 'spam', 'honeypot']

/** Queues sign-ups anew, with fourteen new days, and ends a pause. The next run delivers them. */
export async function replay(database: Database, [what = '']: string[], yes: boolean): Promise<string[]> {
  if (!replayable.includes(what)) {
    throw new StartError(`"${what}" cannot be replayed: name one of ${replayable.join(', ')}`)
  }
  if (!yes) {
    const [found] = await database.query<{ count: number }>(
      `select count(*)::int as count from subscriptions where erasure_id is null and (state = $1
        and coalesce(last_error, '') not in ('honeypot', 'spam', 'nothing asked') or state = 'rejected' and last_error = $1)`,
      [what],
    )
    return [`Would send ${found?.count} sign-ups to the mail provider again. Add --yes to do it.`]
  }
  const [queued] = await database.query<{ count: number }>('select replay_sign_ups($1) as count', [what])
  await database.query('delete from delivery_pause')
  return [`${queued?.count} sign-ups are queued again`]
}
