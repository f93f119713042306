import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { places } from '../local/config.ts'
import { replay } from '../local/sign-ups/changes.ts'
import { toCsv } from '../local/sign-ups/export.ts'
import { showQueue } from '../local/sign-ups/queue.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { dataFolderForTest, folderForTest } from './helpers/folders.ts'
import { makeMailchimp } from './helpers/mailchimp.ts'
import { ada, subscriber } from './helpers/subscriber.ts'

const main = join(import.meta.dirname, '../local/sign-ups/main.ts')
let db: TestDatabase
let mailchimp: ReturnType<typeof makeMailchimp>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec(
    'truncate subscriptions, consents, sign_up_counts, delivery_pause, erasures, text_replies, phone_clearings',
  )
  mailchimp = makeMailchimp()
})

const run = () =>
  deliverDue({ database: db.database, deliver: mailchimp.deliver, log: () => {} }, performance.now() + 5000)
const states = async () =>
  db.database.query<{ state: string; error: string | null }>(
    'select state, last_error as error from subscriptions order by id',
  )
async function command(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout
}

test('staff see what is stuck, without an address, and send it again by its name', async () => {
  const { post } = subscriber(db.database)
  for (const name of ['ada', 'fake', 'forgotten']) await post({ ...ada, email: `${name}@example.com` })
  await post({ ...ada, email: 'bot@example.com', website: 'x' })
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

  expect(await replay(db.database, ['dead'])).toEqual(['1 sign-ups are queued again.'])
  expect(await run()).toMatchObject({ delivered: 1 })
  for (const wrong of ['delivered', 'queued', '']) {
    await expect(replay(db.database, [wrong])).rejects.toThrow('cannot be replayed')
  }
})

test('what was put aside as spam or by the honeypot is sent only where that is named', async () => {
  const { post } = subscriber(db.database)
  await post({ ...ada, email: 'bot@example.com', website: 'x' })
  await post({ ...ada, email: 'spam@example.com' })
  await post({ ...ada, email: 'fake@example.com' })
  await db.exec(`update subscriptions set state = 'rejected', last_error = 'spam' where email_key ~ '^spam';
    update subscriptions set state = 'rejected', last_error = 'fake address' where email_key ~ '^fake'`)
  expect(await replay(db.database, ['rejected'])).toEqual(['1 sign-ups are queued again.'])
  expect((await states()).map(({ error }) => error)).toEqual(['honeypot', 'spam', null])
  expect(await replay(db.database, ['spam'])).toEqual(['1 sign-ups are queued again.'])
  expect((await states()).map(({ error }) => error)).toEqual(['honeypot', null, null])
})

test('a cell that a spreadsheet would run is made plain', () => {
  const csv = toCsv([
    { email: 'ada@example.com', phone: '=HYPERLINK("http://evil")', text: 'a,"b"\nc', yes: true },
  ])
  expect(csv).toBe(
    '\ufeffemail,phone,text,yes\nada@example.com,"\'=HYPERLINK(""http://evil"")","a,""b""\nc",yes\n',
  )
})

describe('the commands', () => {
  test('export every phone for its owner alone to read, on a database that stays as it is', async () => {
    const { post } = subscriber(db.database)
    for (const phone of ['+12125552301', '+12125552302'])
      await post({ ...ada, smsNotifications: true, phone })
    const dir = await folderForTest()
    const file = join(dir, 'out.csv')
    await writeFile(file, 'old', { mode: 0o644 })
    const before = await schema()
    const said = await command(await env(), 'export', file)
    expect(said).toMatch(/^In the (embedded )?database .*, as sign_ups_staff:\n2 lines written/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toMatch(
      /ada@example.com,asked,.*,\+12125552301,asked,.*,no,,queued.*\n.*,\+12125552302,asked,.*,yes,,queued/,
    )
    expect(await schema()).toEqual(before)
  })

  test('forget an address everywhere, and leave a proof without it', async () => {
    mailchimp.know('ada@example.com', 'subscribed')
    await subscriber(db.database).post(ada)
    await run()
    expect(await command(await env(), 'forget', 'Ada@example.com')).toMatch(
      /as sign_ups_staff:\nDry run: .* Add --yes to apply it\.\nErased ada@example\.com here, with 2 records/,
    )
    expect(await states()).toEqual([{ state: 'delivered', error: null }])
    expect(await db.database.query('select * from erasures')).toEqual([])
    expect(await command(await env(), 'forget', 'Ada@example.com', '--yes')).toMatch(/erasure no. \d+/)
    expect(await db.database.query('select * from consents')).toEqual([])
    expect(await command(await env(), 'queue')).toContain('1 erasures wait')
    // What was in progress at the time of the request has ended.
    expect(await run()).toMatchObject({ delivered: 0 })
    await db.exec('update subscriptions set next_attempt_at = now()')
    expect(await run()).toMatchObject({ delivered: 1 })
    expect(mailchimp.standIn.members.size).toBe(0)
    expect(await states()).toEqual([])
    const proof = await db.database.query('select * from erasures')
    expect(proof).toMatchObject([{ finished_at: expect.anything() }])
    expect(JSON.stringify(proof)).not.toContain('ada')
  })

  test('leave a sign-up alone that comes while the address is being erased', async () => {
    await command(await env(), 'forget', 'ada@example.com', '--yes')
    await subscriber(db.database).post(ada)
    for (let time = 0; time < 2; time++) {
      await db.exec('update subscriptions set next_attempt_at = now()')
      await run()
    }
    expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'pending', mails: 1 })
    expect(await states()).toEqual([{ state: 'delivered', error: null }])
    expect(await db.database.query('select * from erasures where finished_at is null')).toEqual([])
  })

  test('undo a replay and a stop that were not confirmed', async () => {
    await subscriber(db.database).post(ada)
    await db.exec("update subscriptions set state = 'dead'")
    expect(await command(await env(), 'replay', 'dead')).toContain('1 sign-ups are queued again.')
    expect(await command(await env(), 'stop', 'ada@example.com')).toContain('Ended.')
    expect(await states()).toEqual([{ state: 'dead', error: null }])
    expect(await db.database.query("select * from consents where kind = 'stopped'")).toEqual([])
    expect(await command(await env(), 'replay', 'dead', '--yes')).not.toContain('Dry run')
    expect(await states()).toEqual([{ state: 'queued', error: null }])
  })

  test('stop everything for an address, and keep the record', async () => {
    mailchimp.know('ada@example.com', 'subscribed')
    await subscriber(db.database).post({ ...ada, smsNotifications: true, phone: '+12125552301' })
    await run()
    await command(await env(), 'stop', 'ada@example.com', '--yes')
    await run()
    expect(mailchimp.member('ada@example.com')?.status).toBe('unsubscribed')
    expect(
      await db.database.query('select email_notifications, sms_notifications, state from subscriptions'),
    ).toEqual([{ email_notifications: false, sms_notifications: false, state: 'delivered' }])
  })

  test('who left Mailchimp since the backup is not mailed after a restore', async () => {
    mailchimp.know('ada@example.com', 'unsubscribed')
    await subscriber(db.database).post(ada)
    await subscriber(db.database).post({ ...ada, email: 'bob@example.com' })
    const dir = await folderForTest({
      'unsubscribed.csv':
        '"Email Address","UNSUB_TIME"\nAda@example.com,"2099-01-02 10:00:00"\nnew@example.com,\n',
    })
    expect(await command(await env(), 'left', join(dir, 'unsubscribed.csv'), '--yes')).toContain(
      '1 of 2 addresses',
    )
    await run()
    expect(mailchimp.member('ada@example.com')).toMatchObject({ status: 'unsubscribed', mails: 0 })
    expect(mailchimp.member('bob@example.com')).toMatchObject({ status: 'pending', mails: 1 })
  })

  test('who bounced has left on the day that Mailchimp gives', async () => {
    await subscriber(db.database).post(ada)
    const dir = await folderForTest({
      'cleaned.csv': '"Email Address","CLEAN_TIME"\nada@example.com,"2026-01-02 10:00:00"\n',
    })
    await command(await env(), 'left', join(dir, 'cleaned.csv'), '--yes')
    expect(
      await db.database.query("select at = '2026-01-02T10:00Z' as given from consents where kind = 'left'"),
    ).toEqual([{ given: true }])
  })

  test('see the rows of every table that they may read', async () => {
    // Without a policy, row level security shows them none, and says nothing.
    const hidden = await db.database.query(`
      select relname as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
        and has_table_privilege('sign_ups_staff', oid, 'select')
        and not exists (select from pg_policies where tablename = relname and 'sign_ups_staff' = any (roles)
          and cmd in ('SELECT', 'ALL'))`)
    expect(hidden).toEqual([])
  })

  test('may do what they need, and nothing else', async () => {
    await subscriber(db.database).post(ada)
    for (const forbidden of [
      'delete from subscriptions',
      "update subscriptions set state = 'queued'",
      'delete from consents',
      'select * from daily_keys',
      'create table mine (n int)',
      "select take_sign_up('a@b.cc', 'a@b.cc', null, true, null, null, false, 'n', 1, 1, '1 day')",
    ]) {
      const attempt = db.exec(`set role sign_ups_staff; ${forbidden}`)
      await expect(attempt, forbidden).rejects.toThrow(/permission denied/)
      await db.exec('reset role')
    }
  })
})

/** The test's database for another process: a copy of the folder, or the server's address. */
async function env(): Promise<Record<string, string>> {
  return { SUPABASE_DB_URL: await db.serve() }
}

async function schema(): Promise<unknown> {
  return db.database.query(
    "select table_name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1",
  )
}

test('a database that was migrated as docs/deploy.md says is used as it is', async () => {
  if (!inject('postgres')) return
  const name = `staff_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = connectTo(inject('postgres'))
  await admin.query(`create database ${name}`)
  const url = inject('postgres').replace(/postgres$/, name)
  const { query, close } = connectTo(url)
  for (const file of (await readdir(places.migrations)).sort()) {
    await query(await readFile(join(places.migrations, file), 'utf8'))
  }
  try {
    for (const args of [
      ['queue'],
      ['replay', 'dead'],
      ['forget', 'ada@example.com'],
      ['export', '/dev/null'],
    ]) {
      await command({ SUPABASE_DB_URL: url }, ...args)
    }
    expect(await query("select to_regclass('local_migrations') as made")).toEqual([{ made: null }])
  } finally {
    await close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.close()
  }
})

test('the embedded database is used as it is, and only while the site is stopped', async () => {
  if (inject('postgres')) return
  const DATA_DIR = await dataFolderForTest()
  expect(await command({ DATA_DIR }, 'queue')).toContain('0 queued')
  await expect(command({ DATA_DIR: await folderForTest() }, 'queue')).rejects.toThrow('no database in')
})
