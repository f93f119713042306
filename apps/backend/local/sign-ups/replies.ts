import type { Database } from '../../supabase/functions/_shared/database.ts'
import { toE164 } from '../../supabase/functions/_shared/sign-up/phone.ts'
import { wantsTexts } from '../../supabase/functions/_shared/sign-up/reply-words.ts'
import { StartError } from '../start-error.ts'
import { momentOf, readCsv } from './read-csv.ts'

/**
 * Reads replies to texts from a file: a carrier's or texting service's list of numbers that have opted out, or a log
 * of replies. Columns: `phone` or `from`; `reply` or `body`, without which every line counts as STOP; `at` or `date`.
 */
export async function importReplies(database: Database, args: string[]): Promise<string[]> {
  const counts = { stop: 0, start: 0, other: 0 }
  for (const line of await readCsv(args)) {
    const text = line.get('phone', 'from', 'phone number', 'to')
    if (text === undefined) throw new StartError('The file needs a column "phone"')
    const phone = toE164(text)
    if (!phone) throw new StartError(`Line ${line.number}: "${text}" is not a phone number`)
    const reply = line.get('reply', 'body', 'optouttype')
    const wants = reply === undefined ? false : wantsTexts(reply)
    counts[wants === undefined ? 'other' : wants ? 'start' : 'stop']++
    if (wants === undefined) continue
    await database.query('select take_text_reply($1, $2, $3::timestamptz)', [
      phone,
      wants,
      momentOf(line, 'at', 'date', 'datesent', 'date_sent'),
    ])
  }
  return [`${counts.stop} STOP, ${counts.start} START, and ${counts.other} that are neither.`]
}
