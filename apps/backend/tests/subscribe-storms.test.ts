import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogEvent } from '../supabase/functions/_shared/log.ts'
import { callerOf, hashNetwork } from '../supabase/functions/_shared/sign-up/network.ts'
import { isHuman } from '../supabase/functions/_shared/sign-up/turnstile.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate subscriptions, sign_up_counts'))

const rows = () => db.database.query<Record<string, unknown>>('select * from subscriptions order by id')

describe('a storm', () => {
  test('from one network is stopped in every instance, and the others are let in', async () => {
    const limits = { network: 5, address: 10, window: '10 minutes' }
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

  test('is none when a thousand people in one theatre sign up', async () => {
    const { post } = subscriber(db.database)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => post({ ...ada, email: `seat-${index}@example.com` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db.database.query('select count(*)::int from subscriptions')).toEqual([{ count: 1000 }])
  })

  test('of changes to one address is stopped; the last one taken stays', async () => {
    const change = (phone: number) =>
      subscriber(db.database).post({ ...ada, phone: `+1212555${phone}`, smsNotifications: true })
    const answers = []
    for (let phone = 2300; phone < 2314; phone++) answers.push((await change(phone)).status)
    expect(answers).toEqual([...Array(11).fill(200), 429, 429, 429])
    expect(await rows()).toMatchObject([{ phone_e164: '+12125552310', rev: 11 }])
    // Saying the same again is no change.
    expect((await change(2310)).status).toBe(200)
  })

  test('of one and the same request is one subscriber, however long', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => subscriber(db.database).post(ada)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows()).toMatchObject([{ rev: 1 }])
  })
})

describe('who fills the field that people do not see', () => {
  test('is thanked, put aside for staff and not delivered', async () => {
    const answer = await subscriber(db.database).post({ ...ada, website: 'https://spam.example' })
    expect(await answer.json()).toEqual({ message: "You're subscribed. Check your email for confirmation." })
    expect(await rows()).toMatchObject([{ state: 'rejected', last_error: 'honeypot' }])
    // A person after all: the same address without it counts.
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
    expect(hashNetwork(one, 's') === hashNetwork(other, 's')).toBe(together)
  })

  test('cannot be told from the hash, which is another one tomorrow and under another secret', () => {
    const monday = new Date('2026-11-23T12:00:00Z')
    const hash = hashNetwork('192.0.2.1', 's', monday)
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(hashNetwork('192.0.2.1', 's', new Date('2026-11-24T12:00:00Z'))).not.toBe(hash)
    expect(hashNetwork('192.0.2.1', 't', monday)).not.toBe(hash)
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
