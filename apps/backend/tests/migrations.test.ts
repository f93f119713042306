import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { places } from '../local/config.ts'
import { migrate } from '../local/database/migrate.ts'
import { tables } from '../supabase/functions/_shared/health/checks.ts'
import { connectTo } from '../supabase/functions/_shared/postgres.ts'
import { makeDatabase } from './helpers/database.ts'
import { folderForTest } from './helpers/folders.ts'
import { migratePostgres } from './helpers/migrate-postgres.ts'
import { readSchema } from './helpers/read-schema.ts'

let db: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  db = await makeDatabase()
})
afterAll(() => db.close())

// `pnpm --filter @two-pastors/backend exec vitest run migrations -u` writes the record anew (docs/tests.md).
test.skipIf(inject('postgres'))('after all migrations the database is as its record says', async () => {
  await expect(await readSchema(db.database)).toMatchFileSnapshot('records/schema.txt')
})

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

test.skipIf(!inject('postgres'))(
  "Supabase's visitors, who are granted everything new, get nothing of ours but the service role does",
  async () => {
    const { query, url, drop } = await emptyPostgres()
    try {
      // As supabase/postgres sets up a project, migrations/db/init-scripts/00000000000000-initial-schema.sql; another
      // test may have created a role already.
      for (const role of ['anon', 'authenticated', 'service_role bypassrls']) {
        await query(`create role ${role} nologin noinherit`).catch(() => {})
      }
      await query('grant usage on schema public to anon, authenticated, service_role')
      for (const kind of ['tables', 'functions', 'sequences']) {
        await query(
          `alter default privileges in schema public grant all on ${kind} to postgres, anon, authenticated, service_role`,
        )
      }
      await migratePostgres(url)
      const open = `
        select relname as name, role from pg_class, unnest(array['anon', 'authenticated']) as role
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'local_migrations'
          and has_table_privilege(role, oid, 'select, insert, update, delete, truncate')
        union all select proname, role from pg_proc, unnest(array['anon', 'authenticated']) as role
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
          and has_function_privilege(role, oid, 'execute')`
      expect(await query(open)).toEqual([])
      // Our own server with the secret key may read them.
      await query('begin; set local role service_role; select from subscriptions; commit')
      for (const role of ['anon', 'authenticated']) {
        for (const table of tables) {
          const attempt = query(`set role ${role}; select * from ${table}`)
          await expect(attempt, `${role} ${table}`).rejects.toThrow('permission denied')
          await query('reset role')
        }
      }
    } finally {
      await drop()
    }
  },
)

test.skipIf(!inject('postgres'))(
  'where the scheduler is, a job calls mailchimp-sync with its secret',
  async () => {
    const { query, drop } = await emptyPostgres()
    try {
      // What the migration uses of pg_cron, pg_net and Vault, whose extensions aren't on this machine.
      await query(`create schema cron; create schema net; create schema vault;
      create table cron.job (jobname text, schedule text, command text);
      create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
        as 'insert into cron.job values ($1, $2, $3) returning 1::bigint';
      create table net.requests (url text, headers jsonb, body jsonb, timeout_milliseconds int);
      create function net.http_post(url text, body jsonb, params jsonb default '{}', headers jsonb default '{}',
        timeout_milliseconds int default 5000) returns bigint language sql
        as 'insert into net.requests values ($1, $4, $2, $5) returning 1::bigint';
      create table vault.decrypted_secrets (name text, decrypted_secret text)`)
      const file = await readFile(join(places.migrations, '20261122000100_schedule.sql'), 'utf8')
      await query(file)
      expect(await query('select * from cron.job')).toEqual([])

      const available = 'select count(*) from pg_available_extensions'
      const here = file
        .replace(available, "select 3 from (values ('pg_cron')) as here (name)")
        .replaceAll(/create extension if not exists \w+;/g, '')
      expect(here).not.toContain('create extension')
      await query(here)
      const [job] = await query<{ jobname: string; schedule: string; command: string }>(
        'select * from cron.job',
      )
      expect(job).toMatchObject({ jobname: 'mailchimp-sync', schedule: '* * * * *' })

      // Without its secrets the job does nothing, rather than call an empty address.
      await query(job?.command ?? '')
      expect(await query('select * from net.requests')).toEqual([])
      await query(
        `insert into vault.decrypted_secrets values ('project_url', 'https://abc.supabase.co'), ('sync_secret', 's3')`,
      )
      await query(job?.command ?? '')
      expect(await query('select * from net.requests')).toEqual([
        {
          url: 'https://abc.supabase.co/functions/v1/mailchimp-sync',
          headers: { 'content-type': 'application/json', authorization: 'Bearer s3' },
          body: {},
          timeout_milliseconds: 60_000,
        },
      ])
    } finally {
      await drop()
    }
  },
)

/** A database without migrations, on the tests' server. */
async function emptyPostgres() {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = connectTo(inject('postgres'))
  await admin.query(`create database ${name}`)
  const url = inject('postgres').replace(/postgres$/, name)
  const { query, close } = connectTo(url)
  const drop = async () => {
    await close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.close()
  }
  return { query, url, drop }
}
