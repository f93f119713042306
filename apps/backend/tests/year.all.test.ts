import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '../local/mailchimp/problem.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { saying, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

const WEEKS = 52
const EACH = 10
const day = 86_400_000

/** Numbers from 0 to 1, the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type Person = { email: string; phone: string | null; fate: string; earlier: string[] }

/** Whose addresses are typed again, with their phones. */
const retypes = ['stops', 'texts STOP', 'leaves', 'returns']
const fates = [
  'stays',
  'silent',
  'leaves',
  'stops',
  'texts STOP',
  'moves',
  'forgotten',
  'forgets phone',
  'returns',
]

test('through a year of 520 people, with kills and faults, what we promised holds', {
  timeout: 300_000,
}, async () => {
  const random = dice(7)
  const mailchimp = makeMailchimp()
  const { members } = mailchimp.standIn
  const people: Person[] = []
  const { query } = db.database
  const post = (email: string, phone: string | null) =>
    subscriber(db.database, { caller: `192.0.2.${people.length % 250}` }).post(
      { email, emailNotifications: true, smsNotifications: phone !== null, ...(phone && { phone }) },
      { 'x-sign-up-source': 'david', ...saying('How May We Reach You?\nEmail notifications\nSMS alerts') },
    )
  const run = (database: Database) =>
    sync(new Request('https://example.org', { method: 'POST', headers: { authorization: 'Bearer s' } }), {
      database,
      deliver: mailchimp.deliver,
      log: () => {},
      secret: 's',
    })
  /** Runs of mailchimp-sync, the first of which may be killed, or meet a Mailchimp that fails now and then. */
  async function deliver() {
    for (let time = 0; time < 3; time++) {
      const dies = time < 1 && random() < 0.5 ? Math.ceil(random() * 6) : Number.POSITIVE_INFINITY
      mailchimp.standIn.fault = () =>
        time < 1 && random() < 0.15 ? problem(random() < 0.5 ? 500 : 405, 'No', '') : undefined
      let asked = 0
      const answers: Promise<unknown>[] = []
      await run({
        query: <T>(...question: Parameters<Database['query']>) => {
          if (++asked > dies) return Promise.reject(new Error('killed'))
          const answer = query<T>(...question)
          answers.push(answer)
          return answer
        },
      })
      await Promise.allSettled(answers)
      await db.exec(`update subscriptions set next_attempt_at = now(), locked_until = null where state in ('queued', 'sending', 'retry');
        truncate delivery_pause`)
    }
  }
  const tell = (email: string, kind: string) =>
    query('select record_change($1, $2, null, now())', [email, kind])
  /** The owner taps the link in the mail, if there is one. */
  async function confirm(email: string) {
    const member = mailchimp.member(email)
    if (member?.status !== 'pending') return
    member.status = 'subscribed'
    await tell(email, 'confirmed')
  }
  async function change(person: Person) {
    const old = mailchimp.member(person.email)
    if (old?.status !== 'subscribed') return
    const email = `new-${person.email}`
    for (const [hash, member] of members) if (member === old) members.delete(hash)
    mailchimp.know(email, 'subscribed')
    Object.assign(mailchimp.member(email) ?? {}, { phone: old.phone, tags: old.tags })
    await query('select change_address($1, $2, now())', [person.email, email])
    person.earlier.push(person.email)
    person.email = email
  }
  async function live({ fate, ...person }: Person, weeks: number, itself: Person) {
    const { email, phone } = person
    if (weeks === 1 && fate !== 'silent') await confirm(email)
    if (weeks === 3 && ['moves', 'forgotten'].includes(fate)) await change(itself)
    if (weeks !== 5) return
    if (fate === 'leaves' || fate === 'returns') {
      const member = mailchimp.member(email)
      if (member) member.status = 'unsubscribed'
      await tell(email, 'left')
    }
    if (fate === 'stops') await query('select stop_address($1)', [email])
    if (fate === 'texts STOP' && phone) await query('select take_text_reply($1, false, now())', [phone])
    if (fate === 'forgotten') await query('select forget_address($1)', [email])
    if (fate === 'forgets phone' && phone) await query('select forget_phone($1)', [phone])
  }

  async function passWeek() {
    await ageRows(db, '7 days')
    for (const [hash, member] of members) {
      member.lastChanged -= 7 * day
      // As Mailchimp does after 60 days.
      if (member.status === 'pending' && member.lastChanged < Date.now() - 60 * day) members.delete(hash)
    }
  }

  for (let week = 0; week < WEEKS; week++) {
    for (let index = 0; index < EACH; index++) {
      const number = week * EACH + index
      const fate = fates[Math.floor(random() * fates.length)] ?? 'stays'
      // Two of a family have one phone.
      const phone = random() < 0.6 ? `+1212555${String(1000 + Math.floor(number / 2)).slice(-4)}` : null
      const person = { email: `person${number}@example.com`, phone, fate, earlier: [] }
      people.push(person)
      await post(person.email, phone)
    }
    await deliver()
    for (const [number, person] of people.entries()) {
      await live(person, week - Math.floor(number / EACH), person)
    }
    // Strangers type addresses of people who stopped weeks ago, and those who come back type their own.
    for (const [number, { email, phone, fate }] of people.entries()) {
      const weeks = week - Math.floor(number / EACH)
      if (weeks === 7 && retypes.includes(fate)) await post(email, phone)
      if (weeks === 8 && fate === 'returns') await confirm(email)
    }
    await deliver()
    await passWeek()
  }
  for (let week = 0; week < 12; week++) {
    await deliver()
    await passWeek()
  }

  const stopped = new Set(
    people.flatMap(({ phone, fate }, number) =>
      phone && ['stops', 'texts STOP', 'forgets phone'].includes(fate) && number < (WEEKS - 6) * EACH
        ? [phone]
        : [],
    ),
  )
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const everything = JSON.stringify([
    await Promise.all(tables.map(({ name }) => query(`select * from ${name}`))),
    [...members.values()].map((member) => ({ ...member, tags: [...member.tags] })),
  ])
  for (const [number, { email, phone, fate, earlier }] of people.entries()) {
    if (number >= (WEEKS - 9) * EACH) continue
    const status = mailchimp.member(email)?.status
    const about = `${email}, who ${fate}`
    if (['stays', 'moves', 'texts STOP', 'forgets phone', 'returns'].includes(fate)) {
      expect(status, about).toBe('subscribed')
    } else {
      expect(status, about).not.toBe('subscribed')
    }
    if (fate === 'forgotten' || fate === 'silent') {
      for (const address of [email, ...earlier])
        expect(everything.includes(`"${address}"`), about).toBe(false)
    }
    // Unless somebody of the family has typed it anew.
    const typedAnew = retypes.includes(people[number % 2 ? number - 1 : number + 1]?.fate ?? '')
    if (fate === 'forgets phone' && phone && !typedAnew)
      expect(everything.includes(`"${phone}"`), about).toBe(false)
  }
  for (const { phone, tags, email } of members.values()) {
    expect(stopped.has(phone), `${email} at Mailchimp has ${phone}`).toBe(false)
    if (tags.has('sms-requested')) expect(phone, email).not.toBe('')
  }
  const texted = await query<{ phone: string }>(
    'select phone_e164 as phone from subscriptions where sms_notifications',
  )
  for (const { phone } of texted) expect(stopped.has(phone), phone).toBe(false)
  expect(
    await query(`select from consents left join consent_wordings on version = wording
      where kind = 'asked' and words is null`),
  ).toEqual([])
  expect(await query('select from erasures where finished_at is null')).toEqual([])
  expect(await query("select from subscriptions where state = 'dead'")).toEqual([])
})
