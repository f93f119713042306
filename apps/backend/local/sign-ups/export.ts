import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../supabase/functions/_shared/database.ts'

const moment = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`

/** A line an address, and one more for each further phone that somebody asked texts for with that address. */
const rows = `
with phones as (
  select email_key, phone_e164, min(at) as since, min(page) as page, min(wording) as wording from consents
  where kind = 'asked' and phone_e164 is not null and at > coalesce((select max(at) from consents as ended
    where ended.email_key = consents.email_key and ended.kind = 'stopped'), '-infinity')
  group by email_key, phone_e164
)
select email, email_notifications as "by email", coalesce(phones.phone_e164, s.phone_e164) as phone,
  phones.phone_e164 is not null as "by text", phones.phone_e164 is distinct from s.phone_e164 as "phone is a further one",
  array_to_string(tags, ' ') as "from", state, last_error as "last error", attempts, ${moment('created_at', 'signed up')},
  ${moment('requested_at', 'last request')}, ${moment('phones.since', 'agreed to texts')},
  coalesce(phones.wording, consent_version) as "agreed to wording"
from subscriptions as s left join phones using (email_key) where erasure_id is null
order by s.id, phones.since`

/** Writes all sign-ups, oldest first, into a file that spreadsheets open and only its owner reads. */
export async function exportSignUps(
  database: Database,
  [file = 'sign-ups.csv']: string[],
): Promise<string[]> {
  const found = await database.query<Record<string, unknown>>(rows)
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const handle = await open(path, 'w', 0o600)
  try {
    // A file that was there keeps its mode otherwise. What is no file, such as /dev/stdout, is not ours to change.
    if ((await handle.stat()).isFile()) await handle.chmod(0o600)
    await handle.writeFile(toCsv(found))
  } finally {
    await handle.close()
  }
  return [`${found.length} lines written to ${path}, for you alone to read. Delete it when you are done.`]
}

/** A cell that a spreadsheet would take for a formula is made plain text; the mark tells Excel that it is UTF-8. */
export function toCsv(lines: Record<string, unknown>[]): string {
  return stringify(lines, {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })
}
