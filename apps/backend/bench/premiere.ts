// `pnpm --filter @two-pastors/backend premiere`: what a film's premiere does to the sign-ups. People come whether others
// were answered or not, most of them at once; the deployed functions run in Deno, over PostgreSQL and a slow Mailchimp.
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { serveFunction } from '../tests/helpers/deno.ts'
import { serveMailchimp } from '../tests/helpers/mailchimp.ts'
import { postSignUp } from '../tests/helpers/post.ts'
import { arrivals, latencies, openPostgres, peakFactor, readNumbers, sendCrowd } from './crowd.ts'

/** How many times longer a call takes that adds many members. Mailchimp does not say: rather too long than too short. */
const bulkFactor = 10

/** How long any other call takes, in ms. */
const [fastest, slowest] = [300, 1000]
/** How many of the first are behind one address, as on the Wi-Fi of a theater. */
const theater = 1000

const HELP = `premiere [options]
--sign-ups 10000      how many sign up
--minutes 6           in how long; the peak is ${peakFactor} times the average. 100000 in 60 have the same peak as 10000 in 6
--isolates 1          how many instances of the function take turns, each with a connection of its own
--wait 3              for how many minutes to watch the deliveries afterwards`

const {
  'sign-ups': people,
  minutes,
  isolates,
  wait,
} = readNumbers(HELP, {
  'sign-ups': 10_000,
  minutes: 6,
  isolates: 1,
  wait: 3,
})

const endings: (() => unknown)[] = []
try {
  const result = await premiere()
  console.table(result)
  if (result['acknowledged and not stored'] > 0) process.exitCode = 1
} finally {
  for (const end of endings.reverse()) await end()
}

async function premiere() {
  const ms = minutes * 60_000
  const { url, database, close } = await openPostgres()
  endings.push(close)

  const mailchimp = await serveMailchimp()
  endings.push(mailchimp.stop)
  mailchimp.standIn.fault = ({ path, work }) => {
    const times = /\/members\//.test(path) ? 1 : bulkFactor
    return sleep(times * (fastest + Math.random() * (slowest - fastest))).then(work)
  }
  const SYNC_SECRET = crypto.randomUUID()
  const env = {
    SUPABASE_DB_URL: url,
    ALLOWED_ORIGINS: 'https://www.example.org',
    SYNC_SECRET,
    // A theater is behind one address.
    SIGN_UP_NETWORK_LIMIT: '2000',
    ...mailchimp.env,
  }
  const signUps = await Promise.all(
    Array.from({ length: isolates }, () => serveFunction('mailchimp-subscribe', env)),
  )
  endings.push(...signUps.map(({ stop }) => stop))
  const sync = await serveFunction('mailchimp-sync', env)
  endings.push(sync.stop)
  const call = () =>
    void fetch(sync.url, { method: 'POST', headers: { authorization: `Bearer ${SYNC_SECRET}` } })
  const schedule = setInterval(call, 60_000)
  endings.push(() => clearInterval(schedule))

  call()
  const urls = signUps.map(({ url }) => url)
  const emailOf = (index: number) => `premiere-${index}@example.com`
  const crowd = await sendCrowd(arrivals(people, ms), (index, options) => {
    const signUp = { email: emailOf(index), emailNotifications: true, smsNotifications: false }
    const headers = { 'x-forwarded-for': callerOf(index), 'x-sign-up-source': 'david' }
    return postSignUp(urls[index % urls.length] ?? '', signUp, { ...options, headers })
  })
  const memory = Math.max(...signUps.map(({ pid }) => memoryOf(pid)))
  const delivery = await watchDelivery(database, wait * 60_000)

  const rows = await database.query<{ email: string }>('select email_key as email from subscriptions')
  const stored = new Set(rows.map(({ email }) => email))
  const acknowledged = crowd.answers.filter(({ status }) => status === 200)
  const members = [...mailchimp.standIn.members.values()]
  return {
    'sign-ups': people,
    'a second at the peak': Math.round((peakFactor * people) / (ms / 1000)),
    accepted: acknowledged.length,
    'refused by a limit': crowd.answers.filter(({ status }) => status === 429).length,
    'failed, or without an answer': crowd.answers.filter(({ status = 500 }) => status >= 500).length,
    'acknowledged and not stored': acknowledged.filter(({ index }) => !stored.has(emailOf(index))).length,
    ...latencies(crowd),
    'memory of Deno, MB': memory,
    delivered: delivery.delivered,
    'still waiting': delivery.waiting,
    'minutes from the first sign-up to the last delivery': Number(delivery.minutes.toFixed(1)),
    'delivered in the busiest minute': delivery.busiest,
    'mailed twice': members.filter(({ mails }) => mails > 1).length,
    'pauses by Mailchimp': sync.lines.filter((line) => line.includes('"rate limit"')).length,
  }
}

/** Every second one of the first is in the theater; everybody else is at home. */
function callerOf(index: number): string {
  if (index % 2 === 0 && index / 2 < theater) return '203.0.113.1'
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
}

/** How much memory a group of processes has, in MB. */
function memoryOf(group: number): number {
  const sizes = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).matchAll(/(\d+) +(\d+)/g)
  return Math.round(
    [...sizes].reduce((sum, [, of, size]) => sum + (Number(of) === group ? Number(size) : 0), 0) / 1024,
  )
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
