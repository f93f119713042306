import type { Database } from '../../supabase/functions/_shared/database.ts'
import { toE164 } from '../../supabase/functions/_shared/sign-up/phone.ts'
import { StartError } from '../start-error.ts'

export const replayable = ['dead', 'retry', 'needs_user', 'rejected', 'spam', 'honeypot']

/** Queues sign-ups again for another fourteen days, and ends a pause. The next run delivers them. */
export async function replay(database: Database, [what = '']: string[]): Promise<string[]> {
  if (!replayable.includes(what)) {
    throw new StartError(`"${what}" cannot be replayed: name one of ${replayable.join(', ')}`)
  }
  const [queued] = await database.query<{ count: number }>('select replay_sign_ups($1) as count', [what])
  await database.query('delete from delivery_pause')
  return [`${queued?.count} sign-ups are queued again.`]
}

/**
 * Ends emails and texts to an address, and texts to its numbers; or texts to a number, whichever addresses it was
 * entered with. The records stay.
 */
export async function stop(database: Database, args: string[]): Promise<string[]> {
  const subject = subjectFrom(args)
  const follows = 'Mailchimp follows with the next delivery.'
  if ('phone' in subject) {
    const others = await addressesOf(database, subject.phone)
    await replyFor(database, subject.phone, false)
    return [`Texts to ${subject.phone} have ended. ${follows}`, ...others]
  }
  const [row] = await database.query<{ done: boolean }>('select stop_address($1) as done', [subject.email])
  return [row?.done ? `Ended. ${follows}` : 'There is no such address here.']
}

/** Allows texts to a number again, at its owner's request. */
export async function start(database: Database, args: string[]): Promise<string[]> {
  const subject = subjectFrom(args)
  if (!('phone' in subject)) {
    throw new StartError('Name a phone number. To get emails again, a person signs up and confirms.')
  }
  const addresses = await replyFor(database, subject.phone, true)
  return [`Texts to ${subject.phone} may begin again, for ${addresses} addresses.`]
}

/**
 * Erases an address, or a number with whichever addresses it was entered, here at once; the next run of
 * mailchimp-sync erases it at Mailchimp.
 */
export async function forget(database: Database, args: string[]): Promise<string[]> {
  const subject = subjectFrom(args)
  const key = 'phone' in subject ? subject.phone : subject.email
  const others = await ('phone' in subject ? addressesOf(database, key) : alsoConcerned(database, key))
  const [row] = await database.query<{ records: number; proof: string }>(
    'phone' in subject
      ? `select (select count(*)::int from consents where phone_e164 = $1) as records, forget_phone($1) as proof`
      : `select (select count(*)::int from consents where email_key = $1) as records, forget_address($1) as proof`,
    [key],
  )
  return [
    `Erased ${key} here, with ${row?.records} records, as erasure no. ${row?.proof}. Mailchimp follows with the next`,
    `delivery; then "select * from erasures where id = ${row?.proof}" has a date in finished_at.`,
    ...others,
  ]
}

async function replyFor(database: Database, phone: string, wants: boolean): Promise<number> {
  const [row] = await database.query<{ count: number }>('select take_text_reply($1, $2, now()) as count', [
    phone,
    wants,
  ])
  return row?.count ?? 0
}

/**
 * Addresses that are erased too, because Mailchimp reported that they belong to the same person; and those that stay,
 * with the same phone.
 */
async function alsoConcerned(database: Database, email: string): Promise<string[]> {
  const [row] = await database.query<{ linked: string | null; sharing: string | null }>(
    `with linked as (select linked_addresses($1) as email)
    select (select string_agg(email, ', ' order by email) from linked where email <> $1) as linked,
      (select string_agg(distinct other.email_key, ', ') from consents as mine join consents as other using (phone_e164)
        where mine.email_key in (select email from linked) and other.email_key not in (select email from linked)) as sharing`,
    [email],
  )
  return [
    ...(row?.linked ? [`So went ${row.linked}: the owner changed the address at Mailchimp.`] : []),
    ...(row?.sharing
      ? [`The phone stays with ${row.sharing}. To erase it too: sign-ups forget <phone>.`]
      : []),
  ]
}

/** Staff decide whether these belong to the same person: a family may share a number, or a stranger may have typed it. */
async function addressesOf(database: Database, phone: string): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    'select distinct email_key as email from consents where phone_e164 = $1 order by 1',
    [phone],
  )
  const list = rows.map(({ email }) => email).join(', ')
  return list ? [`It was given with ${list}. Their emails are not changed.`] : []
}

/** Reads an address, or a number as people write it: `+1 212 555 2368`, `(212) 555-2368`. The shell may have split it. */
function subjectFrom(args: string[]): { email: string } | { phone: string } {
  const text = args.join(' ').trim()
  if (/^\S+@\S+$/.test(text)) return { email: text.toLowerCase() }
  const phone = toE164(text)
  if (phone) return { phone }
  throw new StartError('Name an email address or a phone number, for example ada@example.com or +12125552368')
}
