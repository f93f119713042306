import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCsv } from '../local/sign-ups/export.ts'
import { showQueue } from '../local/sign-ups/queue.ts'
import { replay } from '../local/sign-ups/replay.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

test('staff see what is stuck, without an address, and send it again', async () => {
  const { post } = subscriber(db.database)
  for (const name of ['ada', 'fake', 'forgotten']) await post({ ...ada, email: `${name}@example.com` })
  await post({ ...ada, email: 'bot@example.com', website: 'x' })
  const mailchimp = makeMailchimp()
  const run = () =>
    deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 5000)
  await run()
  await db.exec("update subscriptions set state = 'dead', last_error = 'status 500' where email_key ~ '^ada'")

  const before = await showQueue(db.database)
  expect(before.map((line) => line.trim().replace(/\s+/g, ' ').split(' ').slice(0, 4).join(' '))).toEqual([
    '0 queued waits for',
    '0 sending is being',
    '0 retry failed, and',
    '0 delivered is with',
    '1 needs_user can only',
    '1 × forgotten email',
    '2 rejected was refused',
    expect.stringMatching(/^1 × (fake address|honeypot)$/),
    expect.stringMatching(/^1 × (fake address|honeypot)$/),
    '1 dead failed for',
    '1 × status 500',
  ])
  expect(before.join()).not.toContain('@')

  expect(await replay(db.database, ['dead'])).toEqual(['1 sign-ups are queued again'])
  expect(await run()).toMatchObject({ delivered: 1 })
  expect(await replay(db.database, [])).toEqual(['3 sign-ups are queued again'])
  await expect(replay(db.database, ['delivered'])).rejects.toThrow('"delivered" cannot be replayed')
})

test('a cell that a spreadsheet would run is made plain', () => {
  const csv = toCsv([
    { email: 'ada@example.com', phone: '=HYPERLINK("http://evil")', text: 'a,"b"\nc', yes: true },
  ])
  expect(csv).toBe(
    '\ufeffemail,phone,text,yes\nada@example.com,"\'=HYPERLINK(""http://evil"")","a,""b""\nc",yes\n',
  )
})
