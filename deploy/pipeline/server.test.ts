import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { findPostgres, startPostgres } from '@two-pastors/backend/postgres-server'
import { expect, onTestFinished, test } from 'vitest'
import { makeBase } from '../server/testing.ts'
import { toServer } from './server.ts'

const bin = findPostgres()
/** The server is this machine: what ssh is asked to do there is done here. */
const SSH = `#!/bin/sh
echo "$@" >> "$0.log"
while [ "$1" != server.test ]; do shift; done
shift
exec sh -c "$*"
`

/** A server as docs/deploy.md makes it, whose functions are what answers at their sockets. */
async function makeServer() {
  const base = makeBase()
  const tools = mkdtempSync(`${tmpdir()}/tools-`)
  onTestFinished(() => rmSync(tools, { recursive: true }))
  writeFileSync(`${tools}/ssh`, SSH)
  chmodSync(`${tools}/ssh`, 0o755)
  // Every socket answers.
  writeFileSync(`${tools}/curl`, '#!/bin/sh\n')
  chmodSync(`${tools}/curl`, 0o755)
  mkdirSync(`${base}/dist/assets`, { recursive: true })
  writeFileSync(`${base}/dist/index.html`, 'new')
  writeFileSync(`${base}/dist/_headers.nginx`, '')
  const postgres = await startPostgres(bin ?? '', { durable: false })
  onTestFinished(() => postgres.remove())
  writeFileSync(`${base}/functions.env`, `SUPABASE_DB_URL=${postgres.urlOf('postgres')}\n`)
  const env = {
    PATH: `${tools}:${bin}:${process.env.PATH}`,
    SERVER: 'server.test',
    SITE: `${base}/dist`,
    TWO_PASTORS_ROOT: base,
    TWO_PASTORS_SETTINGS: `${base}/functions.env`,
    TWO_PASTORS_RESTART: `touch ${base}/restarted`,
    TWO_PASTORS_RELOAD: `touch ${base}/reloaded`,
  }
  const sql = (text: string) =>
    execFileSync(`${bin}/psql`, [postgres.urlOf('postgres'), '-tAqc', text], { encoding: 'utf8' }).trim()
  return { base, tools, env, sql }
}

const hasTools = ['rsync', 'flock'].every((tool) => {
  try {
    return execFileSync('which', [tool]).length > 0
  } catch {
    return false
  }
})

test.skipIf(!bin || !hasTools)(
  'a release without Supabase: uploaded and tried, then database, functions, site',
  async () => {
    const { base, env, sql } = await makeServer()
    await toServer('upload', env)
    expect(existsSync(`${base}/current`)).toBe(false)
    expect(sql("select to_regclass('subscriptions') is null")).toBe('t')
    await toServer('activate', env)
    expect(readFileSync(`${base}/current/site/index.html`, 'utf8')).toBe('new')
    expect(sql("select to_regclass('subscriptions') is null")).toBe('f')
    expect([existsSync(`${base}/restarted`), existsSync(`${base}/reloaded`)]).toEqual([true, true])
    // Whole, without a package manager on the server.
    const part = `${base}/current/backend`
    expect(readdirSync(`${part}/supabase/functions`)).toContain('rss-proxy')
    expect(existsSync(`${part}/node_modules/postgres/package.json`)).toBe(true)
  },
)

test.skipIf(!bin || !hasTools)(
  'a migration that cannot run stops it before anything is changed',
  async () => {
    const { base, env, sql } = await makeServer()
    sql(
      'create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text, name text)',
    )
    sql('create table feed_copies (id int)')
    await expect(toServer('upload', env)).rejects.toThrow()
    expect(sql("select to_regclass('subscriptions') is null")).toBe('t')
    expect(existsSync(`${base}/current`)).toBe(false)
  },
)

test.skipIf(!bin || !hasTools)(
  'with Supabase, a server gets the site only; the key is gone afterwards',
  async () => {
    const { base, tools, env } = await makeServer()
    const secrets = {
      SUPABASE_PROJECT_REF: 'abc',
      SSH_KEY: 'key',
      SSH_KNOWN_HOSTS: 'server.test ssh-ed25519 AAAA',
    }
    await toServer('upload', { ...env, ...secrets })
    await toServer('activate', { ...env, ...secrets })
    expect(existsSync(`${base}/${readlinkSync(`${base}/current`)}/backend`)).toBe(false)
    const keys = [...readFileSync(`${tools}/ssh.log`, 'utf8').matchAll(/-i (\S+)/g)].map(
      ([, key]) => key ?? '',
    )
    expect(keys.length).toBeGreaterThan(2)
    expect(keys.filter((key) => existsSync(key))).toEqual([])
  },
)
