import type { Database } from '../database.ts'
import { networkOf } from './network.ts'
import type { SignUp } from './sign-up.ts'

export type Limits = {
  /** The number of sign-ups that a network may send per `window`. A full theater or church shares one address. */
  network: number
  /** The number of requests for a mailbox per `window`, whoever sends them. */
  mailbox: number
  /** The number of emails per day that a mailbox gets because somebody typed it. */
  mails: number
  /** A Postgres interval: `10 minutes`. */
  window: string
}

/** A network may send more if a challenge keeps bots away. */
export const limitsFor = (hasChallenge: boolean, network?: number): Limits => ({
  network: network ?? (hasChallenge ? 2000 : 200),
  mailbox: 60,
  mails: 5,
  window: '10 minutes',
})

/**
 * `same`: nothing new. `network`, `address`: not stored, because there were too many from the network or for the address.
 */
export type Stored = 'stored' | 'same' | 'network' | 'address'

/** Stores a sign-up; resolves when it is committed. */
export type StoreSignUp = (signUp: SignUp, caller: string) => Promise<Stored>

/** While the database works on one statement, the next one is collected and sent. */
const statementsUnderWay = 2

/**
 * Counts each network's sign-ups, and stores those within its limit by the rules of `take_sign_up`. Counters and rows
 * are locked in a fixed order, so that two statements never wait for each other. Stores each form's text once.
 */
const statement = `
with sent as (
  select *, row_number() over (partition by network order by place) as nth
  from jsonb_to_recordset($1::text::jsonb) as sent (place int, email text, mailbox text, phone text, by_email boolean,
    page text, words text, wording text, suspect boolean, network text)
), hashed as materialized (
  select network, daily_hash('network ' || network) as hash, count(*)::int as count from sent group by network
), counted as materialized (
  select network, hash, count, count_requests(hash, count, $5::text::interval) as total
  from (select * from hashed order by hash) as hashed
), allowed as (
  select * from sent join counted using (network) where total - count + nth <= $2::int order by mailbox, email, place
), kept as materialized (
  select words, keep_wording(words) as version
  from (select distinct words from allowed where words is not null and not suspect order by words) as seen
)
select place, take_sign_up(email, mailbox, phone, by_email, page, coalesce(
    (select version from kept where kept.words = allowed.words),
    (select version from consent_wordings where version = wording)
  ), suspect, hash, $3::int, $4::int, $5::text::interval) as result from allowed`

type Job = {
  signUp: SignUp
  caller: string
  resolve: (stored: Stored) => void
  reject: (reason: unknown) => void
}

/**
 * Stores sign-ups in a database. Those that arrive during a statement wait for the next one and share its commit: a
 * storm costs the database a few large commits, not thousands of small ones.
 * @param batchSize how many sign-ups one statement carries at most
 */
export function createSignUpStore(database: Database, limits: Limits, batchSize = 100): StoreSignUp {
  const waiting: Job[] = []
  let running = 0

  async function drain() {
    running++
    while (waiting.length > 0) await store(waiting.splice(0, batchSize))
    running--
  }

  async function store(jobs: Job[]): Promise<void> {
    try {
      const { network, mailbox, mails, window } = limits
      const rows = await database.query<{ place: number; result: Stored }>(statement, [
        JSON.stringify(jobs.map(toRow)),
        network,
        mailbox,
        mails,
        window,
      ])
      for (const { place, result } of rows) jobs[place]?.resolve(result)
      // Those without a row were over the limit; a settled promise stays as it is.
      for (const job of jobs) job.resolve('network')
    } catch (error) {
      // One invalid sign-up must not fail the others. Storing a sign-up twice is idempotent.
      if (jobs.length === 1) jobs[0]?.reject(error)
      else await Promise.all(jobs.map((job) => store([job])))
    }
  }

  return (signUp, caller) =>
    new Promise((resolve, reject) => {
      waiting.push({ signUp, caller, resolve, reject })
      if (running < statementsUnderWay) void drain()
    })
}

function toRow({ signUp, caller }: Job, place: number) {
  const { email, phoneE164: phone, emailNotifications: by_email, page, words, wording, suspect } = signUp
  const network = networkOf(caller)
  return { place, email, mailbox: mailboxOf(email), phone, by_email, page, words, wording, suspect, network }
}

/** The mailbox that an address delivers to: without its `+tag`, and without dots at the provider that ignores them. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [mailbox = ''] = name.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`
}
