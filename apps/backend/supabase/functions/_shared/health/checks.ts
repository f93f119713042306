import type { Database } from '../database.ts'
import { nameOf } from '../log.ts'
import { withTimeout } from '../promises.ts'

export type Check = { status: 'ok' | 'degraded' | 'failing'; text: string }
export type CheckName = 'settings' | 'database' | 'migrations' | 'delivery' | 'blog'

/** A check that depends on a failed one is skipped. */
export type Checks = Partial<Record<CheckName, Check>>

/** Timeout of the database, in ms. */
const patience = 3000

/** The query that the functions send to the database, which a migration defines. */
export const tables = [
  'subscriptions',
  'sign_up_counts',
  'delivery_pause',
  'feed_copies',
  'consents',
  'erasures',
  'daily_keys',
  'daily_counts',
  'text_replies',
  'text_key',
  'phone_clearings',
  'address_changes',
  'consent_wordings',
]
const functions = [
  'take_sign_up(text,text,text,boolean,text,text,boolean,text,integer,integer,interval)',
  'record_change(text,text,text,timestamptz)',
  'apply_retention()',
  'take_text_reply(text,boolean,timestamptz)',
  'email_confirmed_at(text)',
  'change_address(text,text,timestamptz)',
  'resume_erasures()',
  'only_unconfirmed(text)',
  'keep_wording(text)',
]

const basics = `
select current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as "readOnly",
  to_json(array(select name from unnest(string_to_array($1, ' ')) as name where to_regclass(name) is null)
    || array(select name from unnest(string_to_array($2, ' ')) as name where to_regprocedure(name) is null)) as missing`

/** Each part only reads the start of an index, however many sign-ups there are. */
export const state = `
select
  coalesce((select next_attempt_at < now() - interval '15 minutes' from subscriptions
    where state in ('queued', 'sending', 'retry')
    and (locked_until is null or locked_until < now() - interval '15 minutes')
    order by next_attempt_at limit 1), false) as overdue,
  -- What waited long and arrived just now is the work of mailchimp-sync; what is new, of the sign-up itself.
  exists (select from subscriptions where delivered_at > now() - interval '5 minutes'
    and delivered_at > requested_at + interval '10 minutes') as catching_up,
  exists (select from subscriptions where state = 'dead') as dead,
  coalesce(oldest_ending() < now() - interval '1 day', false) as unended,
  (select reason from delivery_pause where until > now()) as pause,
  to_json(array(select url from feed_copies where failure is not null
    and confirmed_at < now() - interval '1 hour' and checked_at > now() - interval '1 day')) as unconfirmed`

export type State = {
  overdue: boolean
  catching_up: boolean
  dead: boolean
  /** Mailchimp has not carried out an erasure or a stop for over a day. */
  unended: boolean
  pause: string | null
  unconfirmed: string[]
}

/** Checks everything the site depends on, with two short queries. The results contain no personal data. */
export async function examine(database: Database, problems: string[]): Promise<Checks> {
  const settings =
    problems.length === 0
      ? ok('all set')
      : failing(`${problems.join(' ')} Sign-ups wait until this is fixed.`)
  const ask = async <T>(text: string, params?: string[]) =>
    (await withTimeout(patience, database.query<T>(text, params)))[0] as T
  try {
    const { readOnly, missing } = await ask<{ readOnly: boolean; missing: string[] }>(basics, [
      tables.join(' '),
      functions.join(' '),
    ])
    const checks = { settings, database: databaseCheck(readOnly), migrations: migrationsCheck(missing) }
    if (missing.length > 0) return checks
    const found = await ask<State>(state)
    return { ...checks, delivery: deliveryCheck(found), blog: blogCheck(found.unconfirmed) }
  } catch (error) {
    return {
      settings,
      database: failing(`The database does not answer within 3 s (${nameOf(error)}): look at its dashboard.`),
    }
  }
}

function databaseCheck(readOnly: boolean): Check {
  if (!readOnly) return ok('answers and takes writes')
  return failing(
    'The database is read-only, as Supabase makes one whose disk is full: enlarge its disk in the dashboard.',
  )
}

function migrationsCheck(missing: string[]): Check {
  if (missing.length === 0) return ok('all there')
  const names = missing.map((name) => name.replace(/\(.*/, '')).join(', ')
  return failing(`The database has no ${names}: run "npx supabase@3.1.0 db push".`)
}

function deliveryCheck({ overdue, catching_up, dead, unended, pause }: State): Check {
  if (pause?.startsWith('configuration')) {
    return failing(
      'Mailchimp refuses our key or audience: correct MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID. Sign-ups wait meanwhile.',
    )
  }
  if (overdue && (catching_up || pause)) {
    return degraded(
      'Sign-ups have been waiting for over 15 minutes and are being delivered as fast as Mailchimp accepts them.',
    )
  }
  if (overdue) {
    return failing(
      'Sign-ups have been waiting for over 15 minutes: mailchimp-sync does not run every minute. ' +
        'See "3. Supabase" in docs/deploy.md.',
    )
  }
  if (unended)
    return degraded(
      'An erasure or a stop has been waiting for Mailchimp for over a day: see "An erasure that does not end" in docs/operations.md.',
    )
  if (dead)
    return degraded(
      'Sign-ups failed for fourteen days: run "sign-ups queue" to see why, then "sign-ups replay dead".',
    )
  return ok(pause ? `paused: ${pause}` : 'no sign-up has been waiting for long')
}

function blogCheck(unconfirmed: string[]): Check {
  if (unconfirmed.length === 0) return ok('confirmed, or not asked for')
  const hosts = [...new Set(unconfirmed.map((url) => new URL(url).host))].join(', ')
  return degraded(
    `${hosts} has not confirmed its feed for over an hour: visitors read the last good copy. Look at feed_copies.`,
  )
}

const ok = (text: string): Check => ({ status: 'ok', text })
const degraded = (text: string): Check => ({ status: 'degraded', text })
const failing = (text: string): Check => ({ status: 'failing', text })
