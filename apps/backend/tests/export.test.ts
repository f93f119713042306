import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportSignUps, toCsv } from '../local/sign-ups/export.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { ageRows } from './helpers/age-rows.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { folderForTest } from './helpers/folders.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('truncate subscriptions, consents, sign_up_counts, text_replies, phone_clearings')
  mailchimp = makeMailchimp()
})

const phone = '+12125552301'
const both = { ...ada, smsNotifications: true, phone }
const post = (body: object) => subscriber(db.database).post(body)
const run = () =>
  deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 5000)
const tell = (kind: string) =>
  db.database.query('select record_change($1, $2, null, now())', ['ada@example.com', kind])
const reply = (wants: boolean) => db.database.query('select take_text_reply($1, $2, now())', [phone, wants])

/** As another program reads the file: a time becomes `at`. */
async function exported(): Promise<Record<string, string>[]> {
  const file = join(await folderForTest(), 'out.csv')
  await exportSignUps(db.database, [file])
  const lines: Record<string, string>[] = parse(await readFile(file, 'utf8'), { bom: true, columns: true })
  return lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([name, value]) => [name, /^\d{4}-.*Z$/.test(value) ? 'at' : value]),
    ),
  )
}
const email = (is: string, asked: string, confirmed: string, stopped: string) => ({
  'by email': is,
  'email asked at': asked,
  'email confirmed at': confirmed,
  'email stopped at': stopped,
})
const byText = (is: string, asked: string, confirmed: string, stopped: string) => ({
  'by text': is,
  'texts asked at': asked,
  'texts confirmed at': confirmed,
  'texts stopped at': stopped,
})

test('an address is a yes when its owner has confirmed it, and not again because somebody typed it', async () => {
  await post(both)
  expect(await exported()).toMatchObject([
    { ...email('asked', 'at', '', ''), ...byText('asked', 'at', '', ''), phone },
  ])
  await ageRows(db)
  await tell('confirmed')
  expect(await exported()).toMatchObject([email('yes', 'at', 'at', '')])
  await ageRows(db)
  await tell('left')
  expect(await exported()).toMatchObject([email('no', 'at', 'at', 'at')])
  await ageRows(db)
  await post(ada)
  expect(await exported()).toMatchObject([email('asked', 'at', 'at', 'at')])
})

test('a phone is a yes when its owner says START, and a no from STOP on', async () => {
  await post(both)
  await reply(true)
  expect(await exported()).toMatchObject([byText('yes', 'at', 'at', '')])
  await ageRows(db)
  await reply(false)
  await post({ ...both, email: 'bob@example.com' })
  expect(await exported()).toMatchObject([byText('no', 'at', 'at', 'at'), byText('no', 'at', '', 'at')])
})

test('stop of an address is a no for its emails and its phone', async () => {
  await post(both)
  await tell('confirmed')
  await ageRows(db)
  await db.database.query('select stop_address($1)', ['ada@example.com'])
  expect(await exported()).toMatchObject([
    { ...email('no', 'at', 'at', 'at'), ...byText('no', 'at', '', 'at') },
  ])
})

test('whom Mailchimp has as subscribed is a yes, although no webhook told of it', async () => {
  mailchimp.know('ada@example.com', 'subscribed')
  await post(ada)
  await run()
  expect(await exported()).toMatchObject([email('yes', 'at', 'at', '')])
})

test('who leaves while a sign-up is being delivered has left', async () => {
  mailchimp.know('ada@example.com', 'subscribed')
  await post(ada)
  await db.exec('update subscriptions set one_by_one = true')
  mailchimp.standIn.fault = ({ work }) => work().finally(() => tell('left'))
  await run()
  expect(await exported()).toMatchObject([email('no', 'at', 'at', 'at')])
})

test.each([
  [phone, phone],
  ['+1', "'+1"],
  ['+1212555230A', "'+1212555230A"],
  ['+12125552301-1', "'+12125552301-1"],
  ['+12125552301\n=1', '"\'+12125552301\n=1"'],
  ['=1', "'=1"],
])('the cell %j is %j in the file', (value, cell) => {
  expect(toCsv([{ phone: value }])).toBe(`\ufeffphone\n${cell}\n`)
})
