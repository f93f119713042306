import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { callerOf, networkOf } from '../supabase/functions/_shared/sign-up/network.ts'
import { limitsFor, mailboxOf } from '../supabase/functions/_shared/sign-up/store.ts'
import { isHuman } from '../supabase/functions/_shared/sign-up/turnstile.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate subscriptions, consents, sign_up_counts'))

const rows = () => db.database.query<Record<string, unknown>>('select * from subscriptions order by id')

describe('a storm', () => {
  test('from one network is stopped in every instance, and the others are let in', async () => {
    const limits = { network: 5 }
    const from = (caller: string, index: number) =>
      subscriber(db.database, { caller, limits }).post({ ...ada, email: `a${index}@${caller}.example.com` })
    const storm = await Promise.all(Array.from({ length: 20 }, (_, index) => from('192.0.2.7', index)))
    expect(storm.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
    const refused = storm.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('600')
    expect((await refused?.json())?.message).toContain('ten minutes')
    expect(await rows()).toHaveLength(5)

    expect((await from('192.0.2.8', 1)).status).toBe(200)
    await db.exec("update sign_up_counts set since = now() - interval '11 minutes'")
    expect((await from('192.0.2.7', 99)).status).toBe(200)
  })

  test('is not assumed when a thousand people in one theater sign up', async () => {
    const { post } = subscriber(db.database)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => post({ ...ada, email: `seat-${index}@example.com` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db.database.query('select count(*)::int from subscriptions')).toEqual([{ count: 1000 }])
  })

  test('of requests for one mailbox is stopped alike, whether we know the address or not', async () => {
    await subscriber(db.database, { caller: '198.51.100.1' }).post({ ...ada, email: 'known@example.com' })
    await db.exec("truncate sign_up_counts; update subscriptions set state = 'delivered'")
    const { post } = subscriber(db.database, { limits: { mailbox: 10 } })
    const alternating = async (email: string) => {
      const statuses = []
      for (let index = 0; index < 14; index++) {
        const sms = index % 2 ? { smsNotifications: true, phone: `+1212555${2300 + index}` } : {}
        statuses.push((await post({ ...ada, email, ...sms })).status)
      }
      return statuses
    }
    const expected = [...Array(10).fill(200), ...Array(4).fill(429)]
    expect(await alternating('known@example.com')).toEqual(expected)
    expect(await alternating('new@example.com')).toEqual(expected)
  })

  test('of one and the same request is one subscriber, however long', async () => {
    const { post } = subscriber(db.database, { limits: { mailbox: 1000 } })
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(ada)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows()).toMatchObject([{ rev: 1 }])
  })

  test('of mails to one mailbox is stopped, and nobody can tell', async () => {
    const { post } = subscriber(db.database, { limits: { mails: 3 } })
    const spellings = ['ada', 'a.da', 'ad.a+1', 'ada+2', 'A.D.A'].map((name) => `${name}@gmail.com`)
    const answers = []
    for (const email of spellings) answers.push(await (await post({ ...ada, email })).json())
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    const states = (await rows()).map(({ state, last_error }) => [state, last_error])
    expect(states).toEqual([
      ...Array(3).fill(['queued', null]),
      ...Array(2).fill(['rejected', 'too many mails']),
    ])
  })

  test('of mails delays the sign-up of the owner by a day, whatever others typed, and brings no second mail', async () => {
    const { post } = subscriber(db.database)
    const tagged = ['1', '2', '3', '4', '5', '6', '7'].map((tag) => `ada+${tag}@example.com`)
    for (const email of [...tagged, ada.email, 'ada+8@example.com']) await post({ ...ada, email })
    const waiting = async () =>
      (await rows()).flatMap(({ email_key, state, last_error }) =>
        last_error || email_key === ada.email ? [`${email_key} ${state} ${last_error}`] : [],
      )
    const refused = (error: string) => [6, 7, 8].map((tag) => `ada+${tag}@example.com rejected ${error}`)
    await db.exec('select apply_retention()')
    expect((await waiting()).sort()).toEqual([
      ...refused('too many mails'),
      'ada@example.com rejected too many mails',
    ])

    await ageRows(db, '1 day')
    await db.exec('update daily_keys set day = day - 1')
    for (let time = 0; time < 2; time++) await db.exec('select apply_retention()')
    expect((await waiting()).sort()).toEqual([
      ...refused('too many addresses'),
      'ada@example.com queued null',
    ])
  })

  test('may be larger from a network where a challenge keeps bots away', () => {
    expect(limitsFor(false).network).toBeLessThan(limitsFor(true).network)
    expect(limitsFor(false, 5000).network).toBe(5000)
  })
})

test.each([
  ['Ada.Love+film@GMail.com', 'adalove@gmail.com'],
  ['ada.love@googlemail.com', 'adalove@gmail.com'],
  ['Ada.Love+film@example.com', 'ada.love@example.com'],
  ['ada@gmail.com.example.com', 'ada@gmail.com.example.com'],
])('%s is the mailbox %s, to the functions and to the database', async (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(await db.database.query('select mailbox_of(lower($1)) as mailbox', [email])).toEqual([{ mailbox }])
})

describe('who fills the field that people do not see', () => {
  test('is thanked, put aside for staff and not delivered', async () => {
    const answer = await subscriber(db.database).post({ ...ada, website: 'https://spam.example' })
    expect(await answer.json()).toEqual({ message: "You're subscribed. Check your email for confirmation." })
    expect(await rows()).toMatchObject([{ state: 'rejected', last_error: 'honeypot' }])
    // A person after all: the same address without the honeypot counts.
    await subscriber(db.database).post({ ...ada, website: '' })
    expect(await rows()).toMatchObject([{ state: 'queued', last_error: null }])
  })

  test('changes nothing that a person has asked for', async () => {
    await subscriber(db.database).post(ada)
    const [before] = await rows()
    await subscriber(db.database).post({ ...ada, emailNotifications: false, website: 'x' })
    expect(await rows()).toEqual([before])
  })
})

describe('the caller', () => {
  test.each([
    ['203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.1', 2, '203.0.113.9'],
    ['', 1, 'unknown'],
  ])('of "%s" behind %i proxies is %s', (forwarded, trusted, expected) => {
    const request = new Request('https://example.org', { headers: { 'x-forwarded-for': forwarded } })
    expect(callerOf(request, trusted)).toBe(expected)
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
    ['2001:db8:1:2::', '2001:db8:1:3::', false],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('%s and %s count together: %s', (one, other, together) => {
    expect(networkOf(one) === networkOf(other)).toBe(together)
  })

  test('cannot be told from the table: the key of its hash is thrown away with its day', async () => {
    await subscriber(db.database).post(ada)
    const [before] = await rows()
    expect(before?.network).toMatch(/^[0-9a-f]{32}$/)
    await db.exec('update daily_keys set day = day - 1; select apply_retention()')
    expect(await db.database.query('select * from daily_keys')).toEqual([])
    await subscriber(db.database).post({ ...ada, email: 'grace@example.com' })
    const [, after] = await rows()
    expect(after?.network).not.toBe(before?.network)
  })
})

describe('with Turnstile', () => {
  const verify = (answer: () => Promise<Response>) => {
    const log: LogEvent[] = []
    return {
      log,
      turnstile: { secret: 's', fetch: answer, log: (event: LogEvent) => void log.push(event), timeout: 50 },
    }
  }
  test.each<[string, string | undefined, () => Promise<Response>, boolean]>([
    ['a solved challenge', 'token', async () => Response.json({ success: true }), true],
    ['no token', undefined, async () => Response.json({ success: true }), false],
    [
      'a bad token',
      'bad',
      async () => Response.json({ success: false, 'error-codes': ['invalid-input-response'] }),
      false,
    ],
    [
      'our own wrong secret',
      'x',
      async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
      true,
    ],
    ['Cloudflare down', 'x', () => Promise.reject(new TypeError('fetch failed')), true],
    [
      'Cloudflare hanging',
      'x',
      () => new Promise((_, no) => setTimeout(no, 60, new DOMException('', 'TimeoutError'))),
      true,
    ],
    ['an answer that is none', 'x', async () => new Response('<h1>'), true],
  ])('%s counts as intended', async (_, token, answer, expected) => {
    expect(await isHuman(token, verify(answer).turnstile)).toBe(expected)
  })

  test('nothing is stored without a solved challenge', async () => {
    const { turnstile } = verify(async () => Response.json({ success: false, 'error-codes': [] }))
    const answer = await subscriber(db.database, { turnstile }).post({ ...ada, turnstileToken: 'x' })
    expect(answer.status).toBe(403)
    expect((await answer.json()).message).toContain('not a robot')
    expect(await rows()).toEqual([])
  })
})
