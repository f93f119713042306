import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { findPostgres, type PostgresServer, startPostgres } from '@two-pastors/backend/postgres-server'
import { root } from '@two-pastors/tooling/run'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const bin = findPostgres()
const shipped = `${root}apps/backend/supabase/migrations`
let server: PostgresServer
let folder: string
let database: string
let count = 0

beforeAll(async () => {
  if (bin) server = await startPostgres(bin, { durable: false })
})
afterAll(() => server?.remove())
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/migrations-`)
  write('20260101000000_one', 'create table one (id int);')
  write('20260102000000_two', "create table two (name text default 'it''s');")
  database = `d${++count}`
  if (bin) ask('postgres', `create database ${database}`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFileSync(`${folder}/${name}.sql`, sql)
const ask = (name: string, sql: string) =>
  execFileSync(`${bin}/psql`, [server.urlOf(name), '-tAqc', sql], { encoding: 'utf8' }).trim()
const applied = () =>
  ask(database, 'select version from supabase_migrations.schema_migrations order by 1').split('\n')

async function migrate(args: string[] = [], env: Record<string, string> = {}, from = folder) {
  const { stdout } = await promisify(execFile)(`${import.meta.dirname}/migrate.sh`, [from, ...args], {
    env: { PATH: `${bin}:${process.env.PATH}`, SUPABASE_DB_URL: server.urlOf(database), ...env },
  })
  return stdout
}

test.skipIf(!bin)('the migrations of this repository run, each once', async () => {
  await migrate([], {}, shipped)
  expect(applied().length).toBeGreaterThan(4)
  expect(await migrate([], {}, shipped)).toBe('')
})

test.skipIf(!bin)('what is new is applied, and a check changes nothing', async () => {
  expect(await migrate(['--check'])).toContain('would apply 20260101000000_one')
  expect(ask(database, "select to_regclass('one') is null")).toBe('t')
  await migrate()
  write('20260103000000_three', 'create table three (id int);')
  expect(await migrate()).not.toContain('two')
  expect(applied()).toEqual(['20260101000000', '20260102000000', '20260103000000'])
})

test.skipIf(!bin)('a migration that fails takes all of this run with it', async () => {
  await migrate()
  write('20260103000000_three', 'create table three (id int);')
  write('20260104000000_four', 'create table three (id int);')
  await expect(migrate()).rejects.toThrow('already exists')
  expect(applied()).toHaveLength(2)
  expect(ask(database, "select to_regclass('three') is null")).toBe('t')
})

test.skipIf(!bin)('an older release works with a database that has had more', async () => {
  write('20260103000000_three', 'create table three (id int);')
  await migrate()
  rmSync(`${folder}/20260103000000_three.sql`)
  expect(await migrate()).toBe('')
  expect(applied()).toHaveLength(3)
})

test.skipIf(!bin)(
  'tables without a list are not touched until somebody says that they have had all',
  async () => {
    ask(database, 'create table subscriptions (id int)')
    await expect(migrate()).rejects.toThrow('no list of its migrations')
    await migrate([], { TWO_PASTORS_BASELINE: 'yes' })
    expect(applied()).toEqual(['20260101000000', '20260102000000'])
    expect(ask(database, "select to_regclass('one') is null")).toBe('t')
  },
)
