import type { Database } from '../../supabase/functions/_shared/database.ts'
import { StartError } from '../start-error.ts'

/** Erases an address here at once; the next run of mailchimp-sync erases it at the mail provider. */
export async function forget(database: Database, args: string[], yes: boolean): Promise<string[]> {
  const email = addressFrom(args)
  if (!yes) return [`Would erase ${await describe(database, email)}, for good. Add --yes to do it.`]
  const [row] = await database.query<{ proof: string }>('select forget_address($1) as proof', [email])
  return [
    `Erased here, as erasure no. ${row?.proof}. The mail provider follows with the next delivery; then`,
    `"select * from erasures where id = ${row?.proof}" has a date in finished_at.`,
  ]
}

/** Ends mails and texts for an address, and keeps the record of it. */
export async function stop(database: Database, args: string[], yes: boolean): Promise<string[]> {
  const email = addressFrom(args)
  if (!yes) return [`Would end mails and texts for ${await describe(database, email)}. Add --yes to do it.`]
  const [row] = await database.query<{ done: boolean }>('select stop_address($1) as done', [email])
  return [row?.done ? 'Ended. The mail provider follows with the next delivery.' : 'No such address here.']
}

function addressFrom([address = '']: string[]): string {
  if (!/^\S+@\S+$/.test(address)) throw new StartError('Name an e-mail address, for example ada@example.com')
  return address.toLowerCase()
}

async function describe(database: Database, email: string): Promise<string> {
  const [found] = await database.query<{ known: number; records: number }>(
    `select (select count(*)::int from subscriptions where email_key = $1) as known,
      (select count(*)::int from consents where email_key = $1) as records`,
    [email],
  )
  return found?.known ? `${email} and its ${found.records} records` : `${email}, which is not in our table`
}
