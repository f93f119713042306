import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../supabase/functions/_shared/database.ts'

const moment = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`

/**
 * One line per address, and one more for each further phone number that was entered with it. `yes` means that the
 * owner has confirmed it: an address through Mailchimp's email, a phone by START or YES. `asked` is what somebody
 * typed, who may be anybody.
 */
const rows = `
with record as (
  select email_key,
    max(at) filter (where kind = 'asked' and by_email) as asked,
    max(at) filter (where kind = 'confirmed') as confirmed,
    max(at) filter (where kind in ('left', 'cleaned') or kind = 'stopped' and phone_e164 is null) as ended,
    max(at) filter (where kind = 'stopped' and phone_e164 is null) as stopped
  from consents group by email_key
), phones as (
  select email_key, phone_e164, min(at) as since, max(at) filter (where kind = 'asked') as asked,
    max(at) filter (where kind in ('asked', 'started')) as wanted, max(at) filter (where kind = 'started') as started,
    max(at) filter (where kind = 'stopped') as stopped, min(page) as page,
    (array_agg(wording order by at desc) filter (where kind = 'asked'))[1] as wording
  from consents where phone_e164 is not null group by email_key, phone_e164
)
select email,
  case when email_confirmed_at(email_key) is not null then 'yes' when email_notifications then 'asked' else 'no' end as "by email",
  ${moment('record.asked', 'email asked at')}, ${moment('confirmed', 'email confirmed at')},
  ${moment('ended', 'email stopped at')}, coalesce(phones.phone_e164, s.phone_e164) as phone,
  case when reply.wants then 'yes'
    when reply.wants is null and wanted > coalesce(record.stopped, '-infinity') then 'asked' else 'no' end as "by text",
  ${moment('phones.asked', 'texts asked at')},
  ${moment('greatest(started, case when reply.wants then reply.at end)', 'texts confirmed at')},
  ${moment('greatest(phones.stopped, case when not reply.wants then reply.at end)', 'texts stopped at')},
  phones.phone_e164 is distinct from s.phone_e164 and wanted is not null and s.phone_e164 is not null as "phone is a further one",
  array_to_string(tags, ' ') as "from", state, last_error as "last error", attempts, ${moment('created_at', 'signed up')},
  ${moment('requested_at', 'last request')}, agreed.words as "agreed to"
from subscriptions as s left join record using (email_key) left join phones using (email_key)
  left join lateral text_reply(phones.phone_e164) as reply on true
  left join consent_wordings as agreed on version = coalesce(phones.wording, consent_version)
where erasure_id is null
order by s.id, phones.since`

/** Writes all sign-ups, oldest first, to a spreadsheet file that only its owner can read. */
export async function exportSignUps(
  database: Database,
  [file = 'sign-ups.csv']: string[],
): Promise<string[]> {
  const found = await database.query<Record<string, unknown>>(rows)
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const handle = await open(path, 'w', 0o600)
  try {
    // An existing file would otherwise keep its mode. Anything that isn't a file, such as /dev/stdout, is not ours to
    // change.
    if ((await handle.stat()).isFile()) await handle.chmod(0o600)
    await handle.writeFile(toCsv(found))
  } finally {
    await handle.close()
  }
  return [`${found.length} lines written to ${path}, for you alone to read. Delete it when you are done.`]
}

const isPhone = /^\+\d{6,15}$/

/**
 * Turns a cell that a spreadsheet would run as a formula into plain text, with an apostrophe that other programs read
 * as part of it. A phone number needs none: a plus sign and digits are only a number. The byte order mark at the
 * beginning tells Excel that the file is UTF-8.
 */
export function toCsv(lines: Record<string, unknown>[]): string {
  return stringify(lines, {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      string: (value) => (isPhone.test(value) ? { value, escape_formulas: false } : value),
    },
  })
}
