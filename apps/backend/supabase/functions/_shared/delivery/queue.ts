import type { Database } from '../database.ts'
import { backoff } from './backoff.ts'
import type { Member, Outcome } from './outcome.ts'

/** A row that is ours to deliver until its lease ends. */
export type Claimed = Member & { id: number; rev: number; lease: string }

/** A delivery that has not settled by then was killed: the row is anybody's again. */
const lease = '2 minutes'

/**
 * How many deliveries are under way at once, in all instances together. Mailchimp takes ten calls at once from an account;
 * two are for what else of ours uses it.
 */
export const AT_ONCE = 8

/** How many rows one delivery takes along. Mailchimp would take 500, and nobody knows for how long. */
const TOGETHER = 100

/** After so long without success a row is dead: kept, and shown to staff. */
const deadAfter = '14 days'

const due = `state in ('queued', 'sending', 'retry') and ((state in ('queued', 'retry') and next_attempt_at <= now()) or state = 'sending')
  and (locked_until is null or locked_until < now())
  and not exists (select from delivery_pause where until > now())`

const alone = "(coalesce(last_error, '') = 'alone')"

// As JSON: postgres.js learns how to read an array from the first answer of a connection, and may be late for the second.
const claimed = `id, rev, lease::text as lease, email, phone_e164 as "phoneE164",
  email_notifications as "emailNotifications", sms_notifications as "smsNotifications", to_json(tags) as tags,
  attempts`

/**
 * Takes rows that are due, the oldest first, while fewer than `AT_ONCE` deliveries are under way: one that has to be
 * delivered alone, or many that can be delivered together.
 */
export function claimDue(database: Database): Promise<Claimed[]> {
  // The limits are constants: with a computed one Postgres would sort the whole queue instead of reading its index.
  const take = (which: string, limit: number) =>
    `select id from subscriptions where (select free from slots) and ${which} and ${due}
    order by next_attempt_at limit ${limit} for update skip locked`
  return claim(
    database,
    AT_ONCE,
    `first as materialized (
      select ${alone} as alone from subscriptions where ${due} order by next_attempt_at limit 1
    ), one as materialized (${take(`(select alone from first) and ${alone}`, 1)}
    ), many as materialized (${take(`not (select alone from first) and not ${alone}`, TOGETHER)}
    ), chosen as (select id from one union all select id from many)`,
  )
}

/** @param chosen common table expressions, the last of them `chosen`: the ids of rows that are locked */
async function claim(database: Database, atOnce: number, chosen: string): Promise<Claimed[]> {
  const rows = await database.query<Claimed>(
    `with slots as materialized (select delivery_slots(${atOnce}) > 0 as free), ${chosen}
    update subscriptions set state = 'sending', attempts = attempts + 1, lease = (select gen_random_uuid()),
      locked_until = now() + interval '${lease}'
    where id in (select id from chosen)
    returning ${claimed}`,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export type Settled = { row: Claimed; outcome: Outcome }

/** In the order in which `sign_up` takes rows, so that the two never wait for each other. */
const settleAll = `
with sent as (
  select * from jsonb_to_recordset($1::text::jsonb) as sent (
    id bigint, lease uuid, rev int, state text, error text, wait float8, free boolean)
), held as materialized (
  select known.id from subscriptions as known join sent on sent.id = known.id and sent.lease = known.lease
  order by email_key for update of known
)
update subscriptions as known set
  locked_until = null,
  lease = null,
  state = case when known.rev <> sent.rev then known.state
    when sent.state = 'retry' and not free and requested_at < now() - interval '${deadAfter}' then 'dead'
    else sent.state end,
  attempts = case when known.rev <> sent.rev then attempts when free then greatest(attempts - 1, 0) else attempts end,
  last_error = case when known.rev = sent.rev then error else last_error end,
  next_attempt_at = case when known.rev = sent.rev then now() + wait * interval '1 millisecond' else next_attempt_at end,
  delivered_at = case when sent.state = 'delivered' then now() else delivered_at end
from sent join held using (id) where known.id = sent.id and known.lease = sent.lease`

/**
 * Writes down what became of deliveries. A row whose choice has changed meanwhile stays queued, and one that is somebody
 * else's by now is left alone.
 */
export async function settle(database: Database, settled: readonly Settled[]): Promise<void> {
  // First, so that nobody takes the place of these before.
  const pauses = settled.flatMap(({ outcome }) => (outcome.kind === 'pause' ? [outcome] : []))
  if (pauses[0]) await pause(database, pauses[0].error, pauses[0].after)
  await database.query(settleAll, [JSON.stringify(settled.map(toSent))])
}

function toSent({ row: { id, lease, rev, attempts }, outcome }: Settled) {
  const error = 'error' in outcome ? outcome.error : null
  return {
    id,
    lease,
    rev,
    state: stateOf(outcome),
    error,
    wait: ('after' in outcome ? outcome.after : undefined) ?? backoff(attempts),
    /** Nothing was wrong with this one: it costs no attempt. */
    free: outcome.kind === 'pause' || error === 'alone',
  }
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
