import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sync } from '../supabase/functions/_shared/delivery/sync.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(() => db.exec('truncate subscriptions, consents, sign_up_counts, daily_keys'))

const { post } = { post: (body: object) => subscriber(db.database).post(body) }
const emails = async () =>
  (await db.database.query<{ email: string }>('select email_key as email from subscriptions order by 1')).map(
    ({ email }) => email,
  )
/** Even while nothing can be delivered. */
const run = () =>
  sync(new Request('https://example.org', { method: 'POST', headers: { authorization: 'Bearer s' } }), {
    database: db.database,
    deliver: undefined,
    log: () => {},
    secret: 's',
  })

test('the hash of a network is gone from the row, and from the counts, after a day', async () => {
  await post(ada)
  await ageRows(db, '25 hours')
  await post({ ...ada, email: 'today@example.com' })
  await run()
  const rows = await db.database.query(
    'select email_key, network is null as cleared from subscriptions order by id',
  )
  expect(rows).toEqual([
    { email_key: 'ada@example.com', cleared: true },
    { email_key: 'today@example.com', cleared: false },
  ])
  expect(
    await db.database.query(
      "select count(*)::int from sign_up_counts where since < now() - interval '1 day'",
    ),
  ).toEqual([{ count: 0 }])
})

test('what a bot sent is kept for a month', async () => {
  await post({ ...ada, website: 'spam' })
  await ageRows(db, '29 days')
  await run()
  expect(await emails()).toEqual(['ada@example.com'])
  await ageRows(db, '2 days')
  await run()
  expect(await emails()).toEqual([])
})

test('who left is kept for three years, as proof, and who did not for as long as they wish', async () => {
  await post(ada)
  await post({ ...ada, email: 'stays@example.com' })
  await db.exec(
    "select record_change('ada@example.com', 'left', null, now()); update subscriptions set state = 'delivered'",
  )
  await ageRows(db, '2 years')
  await run()
  expect(await emails()).toHaveLength(2)
  await ageRows(db, '2 years')
  await run()
  expect(await emails()).toEqual(['stays@example.com'])
  expect(await db.database.query('select distinct email_key from consents')).toEqual([
    { email_key: 'stays@example.com' },
  ])
})

test('the counts of a day are kept for two years and a month', async () => {
  await db.exec(`insert into daily_counts values
    (current_date - interval '24 months', 'view', '/', 1), (current_date - interval '26 months', 'view', '/', 1)`)
  await run()
  expect(
    await db.database.query("select day < current_date - interval '25 months' as old from daily_counts"),
  ).toEqual([{ old: false }])
})
