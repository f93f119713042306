import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../supabase/functions/_shared/database.ts'

const columns = `email, phone_e164 as phone, phone as "phone as typed", email_notifications as "by email",
  sms_notifications as "by text", array_to_string(tags, ' ') as "from", state, last_error as "last error", attempts,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "signed up",
  to_char(requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "last request",
  to_char(sms_consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "agreed to texts",
  consent_version as "agreed to wording"`

/** Writes all sign-ups, oldest first, into a file that spreadsheets open. */
export async function exportSignUps(
  database: Database,
  [file = 'sign-ups.csv']: string[],
): Promise<string[]> {
  const rows = await database.query<Record<string, unknown>>(
    `select ${columns} from subscriptions order by id`,
  )
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  await writeFile(path, toCsv(rows))
  return [`${rows.length} sign-ups written to ${path}`]
}

/** A cell that a spreadsheet would take for a formula is made plain text; the mark tells Excel that it is UTF-8. */
export function toCsv(rows: Record<string, unknown>[]): string {
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })
}
