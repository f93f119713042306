import type { Database } from '../../supabase/functions/_shared/database.ts'
import { StartError } from '../start-error.ts'

export const replayable = ['dead', 'retry', 'needs_user', 'rejected', 'spam', 'honeypot']

/** Queues sign-ups again, with another fourteen days, and ends a pause. The next run delivers them. */
export async function replay(database: Database, [what = '']: string[]): Promise<string[]> {
  if (!replayable.includes(what)) {
    throw new StartError(`"${what}" cannot be replayed: name one of ${replayable.join(', ')}`)
  }
  const [queued] = await database.query<{ count: number }>('select replay_sign_ups($1) as count', [what])
  await database.query('delete from delivery_pause')
  return [`${queued?.count} sign-ups are queued again.`]
}

/** Ends emails and texts for an address, and keeps the record of it. */
export async function stop(database: Database, args: string[]): Promise<string[]> {
  const [row] = await database.query<{ done: boolean }>('select stop_address($1) as done', [
    addressFrom(args),
  ])
  return [row?.done ? 'Ended. Mailchimp follows with the next delivery.' : 'There is no such address here.']
}

/** Erases an address here at once; the next run of mailchimp-sync erases it at Mailchimp. */
export async function forget(database: Database, args: string[]): Promise<string[]> {
  const email = addressFrom(args)
  const [row] = await database.query<{ records: number; proof: string }>(
    `select (select count(*)::int from consents where email_key = $1) as records, forget_address($1) as proof`,
    [email],
  )
  return [
    `Erased ${email} here, with ${row?.records} records, as erasure no. ${row?.proof}. Mailchimp follows with the next`,
    `delivery; then "select * from erasures where id = ${row?.proof}" has a date in finished_at.`,
  ]
}

function addressFrom([address = '']: string[]): string {
  if (!/^\S+@\S+$/.test(address)) {
    throw new StartError('Name an email address, for example ada@example.com')
  }
  return address.toLowerCase()
}
