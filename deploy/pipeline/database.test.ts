import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { root } from '@two-pastors/tooling/run'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDatabase } from './database.ts'

const migrations = `${root}apps/backend/supabase/migrations`
const local = readdirSync(migrations).map((name) => name.split('_')[0] ?? '')

/**
 * Supabase's CLI, as far as a deployment uses it, over a file with the versions that the database has had. What it refuses and
 * says is that of its source: apps/cli-go/pkg/migration/apply.go and internal/migration/fetch/fetch.go of supabase/cli.
 */
const CLI = `#!/usr/bin/env node
const { appendFileSync, readFileSync, readdirSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
const workdir = args[args.indexOf('--workdir') + 1]
const command = args.slice(args.indexOf('--workdir') + 3).join(' ')
const home = process.env.FAKE
const folder = workdir + '/supabase/migrations/'
const remote = () => readFileSync(home + '/remote', 'utf8').split('\\n').filter(Boolean).sort()
const local = () => readdirSync(folder).map((name) => name.split('_')[0]).sort()
appendFileSync(home + '/log', command + '\\n')
const fail = (text) => { console.error(text); process.exit(1) }
if (process.env.FAIL === command) fail('connection refused')
if (command === 'migration fetch') {
  if (remote().length === 0) fail('failed to read migration table')
  for (const version of remote()) writeFileSync(folder + version + '_fetched.sql', 'select 1;')
}
if (command.startsWith('db push')) {
  if (remote().some((version) => !local().includes(version)))
    fail('Remote migration versions not found in local migrations directory.')
  if (command === 'db push') writeFileSync(home + '/remote', [...new Set(local())].join('\\n'))
}
`
let home: string
beforeEach(() => {
  home = mkdtempSync(`${tmpdir()}/supabase-cli-`)
  writeFileSync(`${home}/supabase`, CLI)
  chmodSync(`${home}/supabase`, 0o755)
})
afterEach(() => rmSync(home, { recursive: true }))

async function change(what: 'plan' | 'push', remote: string[], env: Record<string, string> = {}) {
  writeFileSync(`${home}/remote`, remote.join('\n'))
  writeFileSync(`${home}/log`, '')
  const all = {
    ...process.env,
    FAKE: home,
    SUPABASE_PROJECT_REF: 'abc',
    ...env,
  }
  const error = await changeDatabase(what, all, async () => `${home}/supabase`).then(
    () => '',
    ({ message }: Error) => message,
  )
  const read = (file: string) => readFileSync(`${home}/${file}`, 'utf8').trim().split('\n')
  return { error, commands: read('log'), versions: read('remote') }
}

test('a new database gets every migration; a plan changes nothing', async () => {
  expect((await change('plan', [])).versions).toEqual([''])
  const { error, versions } = await change('push', [])
  expect([error, versions]).toEqual(['', local])
})

test('after a rollback the database keeps the migrations that this commit does not know', async () => {
  const newer = [...local, '20990101000000']
  for (const what of ['plan', 'push'] as const) {
    const { error, versions, commands } = await change(what, newer)
    expect([error, versions]).toEqual(['', newer])
    expect(commands).toContain('migration fetch')
  }
  // What was fetched went into a copy.
  expect(readdirSync(migrations).filter((name) => name.includes('fetched'))).toEqual([])
})

test('another fault ends it before anything is changed', async () => {
  const { error, commands } = await change('push', [], { FAIL: 'db push --dry-run' })
  expect(error).toBe('supabase db push --dry-run failed')
  expect(commands).not.toContain('db push')
})
