import { afterAll, beforeAll, expect, test } from 'vitest'
import { places } from '../local/config.ts'
import { migrate } from '../local/database/migrate.ts'
import { makeDatabase } from './helpers/database.ts'
import { folderForTest } from './helpers/folders.ts'

let db: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

test('migrations that were applied are not applied again', async () => {
  const before = await db.database.query('select * from local_migrations')
  expect(before.length).toBeGreaterThan(0)
  expect(await migrate(db.database, places.migrations)).toEqual([])
  expect(await db.database.query('select * from local_migrations')).toEqual(before)
})

test('new ones run in the order of their names, and a broken one leaves nothing behind', async () => {
  const dir = await folderForTest({
    '2_second.sql': 'insert into trial values (2);',
    '1_first.sql': 'create table trial (n integer);',
    '3_broken.sql': 'insert into trial values (3); select broken;',
    'notes.md': 'not a migration',
  })
  await expect(migrate(db.database, dir)).rejects.toThrow('broken')
  expect(await db.database.query('select n from trial')).toEqual([{ n: 2 }])
  const names = await db.database.query(
    "select name from local_migrations where name ~ '^[123]_' order by name",
  )
  expect(names).toEqual([{ name: '1_first.sql' }, { name: '2_second.sql' }])
})

test('nobody but the owner and the staff sees the sign-ups', async () => {
  const secured = `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname = 'subscriptions' and c.relrowsecurity`
  expect(await db.database.query(secured)).toHaveLength(1)
  const policies = 'select distinct roles::text as roles from pg_policies'
  expect(await db.database.query(policies)).toEqual([{ roles: '{sign_ups_staff}' }])
  await db.exec(
    `insert into subscriptions (email, email_key, email_notifications, sms_notifications) values ('a', 'a', true, true);
     create role anon; grant select on subscriptions to anon; set role anon`,
  )
  expect(await db.database.query('select * from subscriptions')).toEqual([])
  await db.exec('reset role')
})
