import type { Database } from '../../supabase/functions/_shared/database.ts'
import { StartError } from '../start-error.ts'
import { momentOf, readCsv } from './read-csv.ts'

/**
 * Reads who left or bounced from the files `unsubscribed_…csv` and `cleaned_…csv` of Mailchimp's audience export:
 * after a restore, or if the webhook was not called.
 */
export async function importLeft(database: Database, args: string[]): Promise<string[]> {
  let known = 0
  const lines = await readCsv(args)
  for (const line of lines) {
    const email = line.get('email address', 'email')
    if (email === undefined) throw new StartError('The file needs a column "Email Address"')
    const [row] = await database.query<{ news: boolean }>(
      'select leave_address(lower($1), $2::timestamptz) as news',
      [email, momentOf(line, 'unsub_time', 'clean_time')],
    )
    if (row?.news) known++
  }
  return [`${known} of ${lines.length} addresses have left, which we did not know.`]
}
