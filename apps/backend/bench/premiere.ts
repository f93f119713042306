// `pnpm --filter @two-pastors/backend premiere`: what a film's premiere does to the sign-ups. People come whether others
// were answered or not, most of them at once; the deployed functions run in Deno, over PostgreSQL and a slow Mailchimp.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { serveFunction } from '../tests/helpers/deno.ts'
import { serveMailchimp } from '../tests/helpers/mailchimp.ts'
import { migratePostgres } from '../tests/helpers/migrate-postgres.ts'
import { findPostgres, startPostgres } from '../tests/helpers/postgres-server.ts'
import { arrivals, PEAK, sendCrowd } from './arrivals.ts'
import { watch } from './watch.ts'

/** A call that makes many members takes so much longer. Nobody says how long it really takes: rather too long than too short. */
const FOR_MANY = 10

const HELP = `premiere [options]
--sign-ups 10000      how many sign up
--minutes 6           in how long; the peak is ${PEAK} times the average. 100000 in 60 have the same peak as 10000 in 6
--theatre 1000        how many of the first are behind one address, as on the Wi-Fi of a theatre
--mailchimp 300-1000  how long a call to Mailchimp takes, in ms; ${FOR_MANY} times that for a call with many members
--wait 3              for how many minutes to watch the deliveries afterwards
--json                print the result as JSON`

const { values } = parseArgs({
  options: {
    'sign-ups': { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '6' },
    theatre: { type: 'string', default: '1000' },
    mailchimp: { type: 'string', default: '300-1000' },
    wait: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const [count, minutes, theatre, wait] = [values['sign-ups'], values.minutes, values.theatre, values.wait].map(
  Number,
)
const [fast = Number.NaN, slow = fast] = values.mailchimp.split('-').map(Number)
if (values.help || [count, minutes, theatre, wait, fast, slow].some((number) => !(Number(number) >= 0))) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const bin = findPostgres()
if (!bin) throw new Error('No PostgreSQL 15 or newer here: apt-get install postgresql')

const endings: (() => unknown)[] = []
try {
  const result = await premiere(count ?? 0, (minutes ?? 0) * 60_000, (wait ?? 0) * 60_000, bin)
  console.log(values.json ? JSON.stringify(result, null, 2) : '')
  if (!values.json) console.table(result)
  if (result['acknowledged and not stored'] > 0) process.exitCode = 1
} finally {
  for (const end of endings.reverse()) await end()
}

async function premiere(people: number, ms: number, patience: number, postgres: string) {
  const server = await startPostgres(postgres, { durable: true })
  endings.push(server.remove)
  const url = server.urlOf('postgres')
  await migratePostgres(url)
  const database = connectTo(url)
  endings.push(database.close)

  const mailchimp = await serveMailchimp()
  endings.push(mailchimp.stop)
  mailchimp.standIn.fault = ({ path, work }) => {
    const times = /\/members\//.test(path) ? 1 : FOR_MANY
    return sleep(times * (fast + Math.random() * (slow - fast))).then(work)
  }
  const SYNC_SECRET = crypto.randomUUID()
  const env = {
    SUPABASE_DB_URL: url,
    ALLOWED_ORIGINS: 'https://www.example.org',
    SYNC_SECRET,
    // A theatre is behind one address.
    SIGN_UP_NETWORK_LIMIT: '2000',
    ...mailchimp.env,
  }
  const signUps = await serveFunction('mailchimp-subscribe', env)
  endings.push(signUps.stop)
  const sync = await serveFunction('mailchimp-sync', env)
  endings.push(sync.stop)
  const call = () =>
    void fetch(sync.url, { method: 'POST', headers: { authorization: `Bearer ${SYNC_SECRET}` } })
  const schedule = setInterval(call, 60_000)
  endings.push(() => clearInterval(schedule))

  const stopWatching = watch(signUps.pid, database)
  call()
  const crowd = await sendCrowd(signUps.url, arrivals(people, ms), callerOf)
  const most = await stopWatching()
  const delivery = await watchDelivery(database, patience)

  const latencies = crowd.answers.map((answer) => answer.ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(latencies[Math.ceil(latencies.length * share) - 1] ?? 0)
  const rows = await database.query<{ email: string }>('select email_key as email from subscriptions')
  const stored = new Set(rows.map(({ email }) => email))
  const acknowledged = crowd.answers.filter(({ status }) => status === 200)
  const answered = (test: (status: number) => boolean) =>
    crowd.answers.filter(({ status }) => status !== undefined && test(status)).length
  const members = [...mailchimp.standIn.members.values()]
  return {
    'sign-ups': people,
    'a second at the peak': Math.round((PEAK * people) / (ms / 1000)),
    accepted: acknowledged.length,
    'refused by a limit (429)': answered((status) => status === 429),
    'failed (5xx)': answered((status) => status >= 500),
    'without an answer': crowd.answers.filter(({ status }) => status === undefined).length,
    'acknowledged and not stored': acknowledged.filter(({ email }) => !stored.has(email)).length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'slowest ms': at(1),
    'sent late by at most, ms': Math.round(crowd.latestSend),
    'connections to the function': crowd.mostConnections,
    'connections to the database': most.connections,
    'memory of Deno, MB': most.memory,
    delivered: delivery.delivered,
    'still waiting': delivery.waiting,
    'minutes from the first sign-up to the last delivery': round(delivery.minutes),
    'delivered in the busiest minute': delivery.busiest,
    'minutes for 100,000 at that rate': round(100_000 / delivery.busiest),
    'mailed twice': members.filter(({ mails }) => mails > 1).length,
    'pauses by Mailchimp': [...signUps.lines, ...sync.lines].filter((line) => line.includes('"rate limit"'))
      .length,
  }
}

/** Every second one of the first is in the theatre; everybody else is at home. */
function callerOf(index: number): string {
  if (index % 2 === 0 && index / 2 < Number(theatre)) return '203.0.113.1'
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
}

function round(number: number): number {
  return Number(number.toFixed(1))
}

type Delivery = { waiting: number; delivered: number; minutes: number; busiest: number }

/** Waits until all are delivered, or for so long. */
async function watchDelivery(database: Database, patience: number): Promise<Delivery> {
  const end = performance.now() + patience
  for (;;) {
    const [delivery] = await database.query<Delivery>(
      `select count(*) filter (where state in ('queued', 'sending', 'retry'))::int as waiting,
        count(delivered_at)::int as delivered,
        coalesce(extract(epoch from max(delivered_at) - min(created_at)) / 60, 0)::float8 as minutes,
        coalesce((select max(count) from (select count(*)::int from subscriptions where delivered_at is not null
          group by floor(extract(epoch from delivered_at) / 60)) as minute), 0) as busiest
      from subscriptions`,
    )
    if (delivery && (delivery.waiting === 0 || performance.now() > end)) return delivery
    await sleep(1000)
  }
}
