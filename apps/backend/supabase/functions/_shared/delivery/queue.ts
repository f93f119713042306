import type { Database } from '../database.ts'
import { backoff } from './backoff.ts'
import type { Member, Outcome } from './outcome.ts'

/** A row that is ours to deliver until its lease ends. */
export type Claimed = Member & { id: number; rev: number; lease: string }

/** A delivery that has not settled by then was killed: the row is anybody's again. */
const lease = '2 minutes'

/**
 * How many are delivered at once, in all instances together. Mailchimp takes ten calls at once from an account; two are
 * for what else of ours uses it.
 */
export const AT_ONCE = 8

/** After so long without success a row is dead: kept, and shown to staff. */
const deadAfter = '14 days'

const due = `((state in ('queued', 'retry') and next_attempt_at <= now()) or state = 'sending')
  and (locked_until is null or locked_until < now())
  and not exists (select from delivery_pause where until > now())`

const claimed = `id, rev, lease::text as lease, email, phone_e164 as "phoneE164",
  email_notifications as "emailNotifications", sms_notifications as "smsNotifications", tags, attempts`

/** Takes up to `limit` rows that are due, the oldest first, while fewer than `AT_ONCE` are under way. */
export function claimDue(database: Database, limit: number): Promise<Claimed[]> {
  return claim(database, `${due} order by next_attempt_at`, limit)
}

/** Takes this row, if it is due and fewer than `AT_ONCE` are under way. */
export async function claimOne(database: Database, id: number): Promise<Claimed | undefined> {
  return (await claim(database, `id = $2 and ${due}`, 1, id))[0]
}

async function claim(database: Database, which: string, ...params: number[]): Promise<Claimed[]> {
  const rows = await database.query<Claimed>(
    `with chosen as materialized (
      select id from subscriptions where ${which}
      limit least($1::int, delivery_slots(${AT_ONCE})) for update skip locked
    )
    update subscriptions set state = 'sending', attempts = attempts + 1, lease = gen_random_uuid(),
      locked_until = now() + interval '${lease}'
    where id in (select id from chosen)
    returning ${claimed}`,
    params,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/**
 * Writes down what became of a delivery. A row whose choice has changed meanwhile stays queued, and one that is somebody
 * else's by now is left alone.
 */
export async function settle(database: Database, row: Claimed, outcome: Outcome): Promise<void> {
  // First, so that nobody takes the place of this one before.
  if (outcome.kind === 'pause') await pause(database, outcome.error, outcome.after)
  const wait = 'after' in outcome && outcome.after !== undefined ? outcome.after : backoff(row.attempts)
  await database.query(
    `update subscriptions set
      locked_until = null,
      lease = null,
      state = case when rev <> $3 then state when $4 = 'retry' and requested_at < now() - interval '${deadAfter}'
        then 'dead' else $4 end,
      attempts = case when rev <> $3 then attempts when $7 then greatest(attempts - 1, 0) else attempts end,
      last_error = case when rev = $3 then $5 else last_error end,
      next_attempt_at = case when rev = $3 then now() + $6::float8 * interval '1 millisecond' else next_attempt_at end,
      delivered_at = case when $4 = 'delivered' then now() else delivered_at end
    where id = $1 and lease = $2::uuid`,
    [
      row.id,
      row.lease,
      row.rev,
      stateOf(outcome),
      'error' in outcome ? outcome.error : null,
      wait,
      outcome.kind === 'pause',
    ],
  )
}

function stateOf({ kind }: Outcome): string {
  return kind === 'pause' ? 'retry' : kind
}

async function pause(database: Database, reason: string, ms: number): Promise<void> {
  await database.query(
    `insert into delivery_pause (until, reason) values (now() + $2::float8 * interval '1 millisecond', $1)
    on conflict (id) do update set until = greatest(delivery_pause.until, excluded.until), reason = excluded.reason`,
    [reason, ms],
  )
}
