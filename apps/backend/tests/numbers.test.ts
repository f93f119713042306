import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { numbers } from '../supabase/functions/_shared/numbers/numbers.ts'
import { originsFrom } from '../supabase/functions/_shared/origins.ts'
import { isSecret } from '../supabase/functions/_shared/secret.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate daily_counts, subscriptions, consents, sign_up_counts'))

const key = 'Bearer a-long-random-text-of-32-characters'

async function ask(query = '', headers: Record<string, string> = { authorization: key }) {
  const response = await numbers(
    new Request(`https://project.example.org/functions/v1/numbers${query}`, {
      headers: { origin: 'https://www.example.org', ...headers },
    }),
    {
      database: db.database,
      allowOrigin: originsFrom('https://www.example.org'),
      log: () => {},
      isStaff: (request) => isSecret(request.headers.get('authorization'), key),
    },
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: key.slice(7) }, { authorization: '' }])(
  'without the key of the staff nobody reads them: %j',
  async (headers) => {
    const { status, body } = await ask('', headers as Record<string, string>)
    expect([status, Object.keys(body)]).toEqual([401, ['message']])
  },
)

test('staff read the counts of the days that they ask for', async () => {
  await db.exec(`insert into daily_counts
    select (now() at time zone 'America/New_York')::date - age, 'view', '/david', 10 + age from generate_series(0, 40) as age`)
  const month = await ask()
  expect(month.status).toBe(200)
  expect(month.headers.get('cache-control')).toBe('no-store')
  expect(month.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
  expect(month.body.counts).toHaveLength(30)
  expect(month.body.counts[0]).toEqual({ day: month.body.from, kind: 'view', key: '/david', count: 39 })
  expect(month.body.counts.at(-1)).toMatchObject({ day: month.body.to, count: 10 })
  expect((await ask('?days=7')).body.counts).toHaveLength(7)
})

test('sign-ups are people by the page of their form, from the record of consents', async () => {
  const { post } = subscriber(db.database)
  const from = { 'x-sign-up-source': 'david' }
  const date = (at: string) =>
    db.exec(`alter table consents disable trigger consents_stay;
      update consents set at = ${at}; alter table consents enable trigger consents_stay`)
  await post(ada, from)
  await date("at - interval '11 minutes'")
  await post(ada, from)
  await post({ ...ada, email: 'grace@example.com' }, from)
  await post({ ...ada, email: 'ruth@example.com' })
  await post({ ...ada, email: 'bot@example.com', website: 'spam' }, from)
  // Eleven minutes ago may have been yesterday.
  await date('now()')
  const { body } = await ask('?days=2')
  const bySource: Record<string, number> = {}
  for (const { kind, key: page, count } of body.counts) {
    expect(kind).toBe('sign-up')
    bySource[page] = (bySource[page] ?? 0) + count
  }
  expect(bySource).toEqual({ david: 2, '(other)': 1 })
  expect(JSON.stringify(body)).not.toContain('example.com')
})

test.each(['0', '367', 'many', '1.5'])('days=%s is refused', async (days) => {
  expect((await ask(`?days=${days}`)).status).toBe(400)
})
