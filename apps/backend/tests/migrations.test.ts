import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { places } from '../local/config.ts'
import { migrate } from '../local/database/migrate.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { makeDatabase } from './helpers/database.ts'
import { folderForTest } from './helpers/folders.ts'
import { migratePostgres } from './helpers/migrate-postgres.ts'

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

test("a visitor's role that is granted everything new, as on Supabase, gets nothing of ours", async () => {
  if (!inject('postgres')) return
  const name = `grants_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = connectTo(inject('postgres'))
  await admin.query(`create database ${name}`)
  const url = inject('postgres').replace(/postgres$/, name)
  const { query, close } = connectTo(url)
  try {
    // The test above has made the role.
    for (const kind of ['tables', 'functions', 'sequences']) {
      await query(`alter default privileges in schema public grant all on ${kind} to anon`)
    }
    await migratePostgres(url)
    const open = await query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> 'local_migrations' and has_table_privilege('anon', oid, 'select, insert, update, delete')
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and has_function_privilege('anon', oid, 'execute')`)
    expect(open).toEqual([])
  } finally {
    await close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.close()
  }
})
