import type { Database } from '../database.ts'
import type { SignUp } from './sign-up.ts'

export type Limits = {
  /** Sign-ups that a network may send in `window`. A full theatre, or a church, stands behind one address. */
  network: number
  /** Changed choices that an e-mail address takes in `window`. */
  address: number
  /** As Postgres writes an interval: `10 minutes`. */
  window: string
}

export const limits: Limits = { network: 2000, address: 10, window: '10 minutes' }

/** `same`: nothing to change. `network`, `address`: not stored, there were too many from it or for it. */
export type Stored = { result: 'stored' | 'same' | 'network' | 'address'; id: number }

/** Stores a sign-up; when the promise resolves it is committed. */
export type StoreSignUp = (signUp: SignUp, network: string) => Promise<Stored>

/** How many sign-ups one statement carries at most. */
const BATCH = 100
/** While the database works on one statement, the next one is gathered and sent. */
const AT_ONCE = 2

/**
 * Counts what each network sends, and stores what is within its limit by the rules of `sign_up`, which a migration makes.
 * All in one order, so that two statements never wait for each other.
 */
const statement = `
with sent as (
  select *, row_number() over (partition by network order by place) as nth, count(*) over (partition by network) as total
  from jsonb_to_recordset($1::text::jsonb) as sent (
    place int, email text, email_key text, phone text, phone_e164 text, by_email boolean, by_text boolean, tags text[],
    consent_version text, suspect boolean, network text)
), counted as (
  insert into sign_up_counts as known (network, since, count)
  select network, now(), count(*) from sent group by network order by network
  on conflict (network) do update set
    count = case when known.since < now() - $4::text::interval then 0 else known.count end + excluded.count,
    since = case when known.since < now() - $4::text::interval then excluded.since else known.since end
  returning network, count
), allowed as (
  select sent.* from sent join counted using (network)
  where counted.count - sent.total + sent.nth <= $2::int order by email_key, place
)
select place, result, subscription_id as id from allowed cross join lateral
  sign_up(email, email_key, phone, phone_e164, by_email, by_text, tags, consent_version, suspect, network, $3::int, $4::text::interval)`

type Job = {
  signUp: SignUp
  network: string
  resolve: (stored: Stored) => void
  reject: (reason: unknown) => void
}

/**
 * A store over a database. What comes while a statement is under way waits for the next one, and shares its commit: a
 * storm costs the database a few large statements, not thousands of small ones.
 */
export function createSignUpStore(database: Database, { network, address, window }: Limits): StoreSignUp {
  const waiting: Job[] = []
  let running = 0

  async function drain() {
    running++
    while (waiting.length > 0) await settle(waiting.splice(0, BATCH))
    running--
  }

  async function settle(jobs: Job[]): Promise<void> {
    try {
      const rows = await database.query<{
        place: number
        result: Stored['result']
        id: string | number | null
      }>(statement, [JSON.stringify(jobs.map(toRow)), network, address, window])
      for (const { place, result, id } of rows) jobs[place]?.resolve({ result, id: Number(id) })
      // Whoever has no row was over the limit; a promise that is settled stays as it is.
      for (const job of jobs) job.resolve({ result: 'network', id: 0 })
    } catch (error) {
      // What is wrong with one must not cost the others. Saying a sign-up twice is saying it once.
      if (jobs.length === 1) jobs[0]?.reject(error)
      else await Promise.all(jobs.map((job) => settle([job])))
    }
  }

  return (signUp, from) =>
    new Promise((resolve, reject) => {
      waiting.push({ signUp, network: from, resolve, reject })
      if (running < AT_ONCE) void drain()
    })
}

function toRow({ signUp, network }: Job, place: number) {
  const { email, emailKey, phone, phoneE164, tags, consentVersion, suspect } = signUp
  return {
    place,
    email,
    email_key: emailKey,
    phone,
    phone_e164: phoneE164,
    by_email: signUp.emailNotifications,
    by_text: signUp.smsNotifications,
    tags,
    consent_version: consentVersion,
    suspect,
    network,
  }
}
