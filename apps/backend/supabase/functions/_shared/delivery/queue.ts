import type { Database } from '../database.ts'
import { backoff } from './backoff.ts'
import type { Member } from './member.ts'
import type { Outcome } from './outcome.ts'

/** A row that this worker may deliver until its lease ends. */
export type Claimed = Member & { id: number; rev: number; lease: string }

/** The lease duration: a delivery that has not finished by then was killed, and any worker may claim the row. */
const lease = '2 minutes'

/** How many new addresses go into one call. Mailchimp accepts 500, but doesn't say how long that takes. */
const bulkSize = 100

/** After this long without success a row is dead: it is kept, and shown to staff. */
const deadAfter = '14 days'

const due = `state in ('queued', 'sending', 'retry') and ((state in ('queued', 'retry') and next_attempt_at <= now()) or state = 'sending')
  and (locked_until is null or locked_until < now())
  and not exists (select from delivery_pause where until > now())`

/** Claims rows that are due, oldest first: one that is delivered one by one, or many that go into one call. */
export async function claimDue(database: Database, oneByOne: boolean): Promise<Claimed[]> {
  // The limit is a constant: with a computed one Postgres would sort the whole queue instead of reading its index.
  const rows = await database.query<Claimed>(
    `with chosen as materialized (
      select id from subscriptions where ${oneByOne ? 'one_by_one' : 'not one_by_one'} and ${due}
      order by next_attempt_at limit ${oneByOne ? 1 : bulkSize} for update skip locked
    )
    update subscriptions set state = 'sending', attempts = attempts + 1, lease = (select gen_random_uuid()),
      locked_until = now() + interval '${lease}'
    where id in (select id from chosen)
    returning id::float8, rev, lease::text as lease, email, phone_e164 as "phoneE164",
      email_notifications as "emailNotifications", sms_notifications as "smsNotifications",
      stop_due as "stopDue", cleanup_only as "cleanupOnly", expiry is not null as "checkDue",
      case when expiry is null or not cleanup_only then false else only_unconfirmed(email_key) end as expires,
      to_json(array(select distinct phone_e164 from phone_clearings as clearing
        where clearing.email_key = subscriptions.email_key)) as "endedPhones",
      -- As JSON: postgres.js learns how to read an array from the first answer of a connection, and may be late for the second.
      to_json(tags) as tags, erasure_id::float8 as "erasureId", one_by_one as "oneByOne",
      delivered_at is not null as "deliveredBefore",
      (extract(epoch from requested_at) * 1000)::float8 as "requestedAt", attempts`,
  )
  return rows
}

export type Settled = { row: Claimed; outcome: Outcome }

/**
 * One statement, so that a process that is killed leaves nothing half-finished. Takes rows in the same order as sign-ups do,
 * so that the two never wait for each other. What has to end at Mailchimp is never given up on, unlike a request to sign up.
 */
const settleAll = `
with sent as (
  select * from jsonb_to_recordset($1::text::jsonb) as sent (
    id bigint, lease uuid, rev int, state text, error text, wait float8, free boolean, one_by_one boolean, ended boolean,
    subscribed boolean)
), held as materialized (
  select known.id, known.email_key, known.rev = sent.rev and (sent.state = 'delivered' or ended) as done,
    known.erasure_id is not null and sent.state = 'delivered' as erased,
    known.erasure_id is not null and sent.state = 'delivered' and known.rev = sent.rev
      and not exists (select from consents where consents.email_key = known.email_key) as gone,
    known.erasure_id is not null or not ended and (known.stop_due or known.expiry is not null
      or exists (select from phone_clearings where phone_clearings.email_key = known.email_key)) as must_end,
    subscribed and known.rev = sent.rev and known.erasure_id is null as subscribed,
    -- When it was claimed, before Mailchimp was asked: whoever left since has left.
    known.locked_until - interval '${lease}' as claimed_at
  from subscriptions as known join sent on sent.id = known.id and sent.lease = known.lease
  order by email_key for update of known
), cleared as (
  delete from phone_clearings using held where (done or gone) and phone_clearings.email_key = held.email_key
), confirmed as (
  insert into consents (email_key, kind, by_email, at)
  select email_key, 'confirmed', true, claimed_at from held
  where subscribed and email_confirmed_at(email_key) is null
), removed as (
  delete from subscriptions where id in (select id from held where gone)
)
update subscriptions as known set
  locked_until = null,
  lease = null,
  one_by_one = known.one_by_one or sent.one_by_one,
  -- Somebody has signed up anew with an address that was erased meanwhile.
  erasure_id = case when not erased then erasure_id end,
  stop_due = known.stop_due and not done,
  cleanup_only = known.cleanup_only and not done,
  expiry = case when known.rev <> sent.rev or sent.state <> 'delivered' then expiry
    when expiry is not null and not sent.subscribed then 'due' end,
  state = case when erased then 'queued'
    when known.rev <> sent.rev then known.state
    when must_end and sent.state <> 'delivered' then 'retry'
    when sent.state = 'retry' and not free and requested_at < now() - interval '${deadAfter}' then 'dead'
    else sent.state end,
  attempts = case when erased then 0 when known.rev <> sent.rev then attempts when free then greatest(attempts - 1, 0)
    else attempts end,
  last_error = case when known.rev = sent.rev then error else last_error end,
  next_attempt_at = case when erased then now() when known.rev = sent.rev then now() + wait * interval '1 millisecond'
    else next_attempt_at end,
  delivered_at = case when sent.state = 'delivered' then now() else delivered_at end
from sent join held using (id) where known.id = sent.id and known.lease = sent.lease and not gone`

/**
 * Stores the outcomes of deliveries. A row that has changed since stays queued; a row whose lease another worker has
 * taken over is left alone.
 */
export async function settle(database: Database, settled: readonly Settled[]): Promise<void> {
  // Pause first, so that no other worker claims these rows in between.
  const pauses = settled.flatMap(({ outcome }) => (outcome.kind === 'pause' ? [outcome] : []))
  if (pauses[0]) await pause(database, pauses[0].error, pauses[0].after)
  await database.query(settleAll, [JSON.stringify(settled.map(toSent))])
  // If this fails, the next run of mailchimp-sync does it.
  if (settled.some(({ row }) => row.erasureId !== null || row.endedPhones.length > 0)) {
    await database.query('select finish_erasures()')
  }
}

function toSent({ row: { id, lease, rev, attempts }, outcome }: Settled) {
  const error = 'error' in outcome ? outcome.error : null
  const notAdded = error === 'not added in bulk'
  const { ended = false, subscribed = false } = outcome
  const isPause = outcome.kind === 'pause'
  return {
    id,
    lease,
    rev,
    state: isPause ? 'retry' : outcome.kind,
    error,
    // Due again when the pause ends, or when staff end it.
    wait: isPause ? 0 : (('after' in outcome ? outcome.after : undefined) ?? backoff(attempts)),
    /** Doesn't count as an attempt, because nothing was wrong with this row. */
    free: isPause || notAdded,
    one_by_one: notAdded,
    ended,
    subscribed,
  }
}

async function pause(database: Database, reason: string, ms: number): Promise<void> {
  await database.query(
    `insert into delivery_pause (until, reason) values (now() + $2::float8 * interval '1 millisecond', $1)
    on conflict (id) do update set until = greatest(delivery_pause.until, excluded.until), reason = excluded.reason`,
    [reason, ms],
  )
}
