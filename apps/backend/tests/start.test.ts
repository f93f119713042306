import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../local/database/lock.ts'
import { sixFeeds } from './helpers/feeds.ts'
import { dataFolderForTest, folderForTest } from './helpers/folders.ts'
import { freePort } from './helpers/free-port.ts'
import { run, startStack } from './helpers/stack.ts'

test.each([
  ['PORT', 'abc', 'a whole number from 1 to 65535, for example PORT=4173'],
  ['PORT', '0', 'a whole number from 1 to 65535, for example PORT=4173'],
  ['PORT', '70000', 'a whole number from 1 to 65535, for example PORT=4173'],
  ['PORT', '4173.5', 'a whole number from 1 to 65535, for example PORT=4173'],
  ['HOST', 'local host', 'a host name or an IP address, for example HOST=localhost'],
  [
    'SITE_DIR',
    '/nowhere',
    'a folder that holds a built site with its index.html, for example SITE_DIR=apps/web/dist',
  ],
  [
    'RSS_PROXY_ALLOW',
    'blog',
    'addresses separated by commas, for example RSS_PROXY_ALLOW=https://blog.example.org/feed',
  ],
])('%s=%s stops the start with one line that says what to write', async (name, value, rule) => {
  const { ended, lines, errors } = run({ [name]: value })
  expect(await ended).toBe(1)
  expect(lines).toEqual([])
  expect(errors).toEqual([`${name} must be ${rule}; got "${value}"`])
})

test('a missing feeds folder stops the start with one line', async () => {
  const { ended, errors } = run({ FEEDS_DIR: '/no/such/folder' })
  expect(await ended).toBe(1)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('FEEDS_DIR must be a folder of feed files')
})

test('a taken port is said, and the next free one used', async () => {
  const PORT = await freePort()
  const other = createServer().listen(PORT, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const stack = await startStack({ PORT: String(PORT), FEEDS_DIR: await folderForTest(sixFeeds) })
  const { port } = new URL(stack.url)
  expect(Number(port)).toBeGreaterThan(PORT)
  expect(stack.lines.at(-2)).toBe(`Port ${PORT} is taken; using ${port} instead.`)
  expect(await stack.stop()).toBe(0)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly and soon', async (signal) => {
  const dir = await folderForTest(sixFeeds)
  const stack = await startStack({ FEEDS_DIR: dir, DATA_DIR: join(dir, 'data') })
  // A client that keeps its connection open while the database is still being created.
  await (await fetch(`${stack.url}/api/getfeed/747`)).text()
  const asked = performance.now()
  expect(await stack.stop(signal)).toBe(0)
  // Under a second on a machine that does nothing else. While the tests run, making the database alone holds it for two.
  expect(performance.now() - asked).toBeLessThan(5000)
  expect(stack.errors).toEqual([])
})

test('a second start on the same data is refused with one line', async () => {
  const dir = await folderForTest(sixFeeds)
  const data = await dataFolderForTest()
  const env = { FEEDS_DIR: dir, DATA_DIR: data }
  const stack = await startStack(env)
  const second = run(env)
  expect(await second.ended).toBe(1)
  expect(second.errors).toEqual([
    `The data in ${data} is in use (by another start of this site?): stop that one, or set DATA_DIR to another folder.`,
  ])
  expect(await stack.stop()).toBe(0)
})

test('the lock of a killed process is free at once', async () => {
  const dir = await folderForTest()
  const lock = join(import.meta.dirname, '../local/database/lock.ts')
  const script = `await (await import('${lock}')).lockFolder('${dir}'); console.log('locked'); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  await expect(lockFolder(dir)).rejects.toThrow('is in use')
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await (await lockFolder(dir))()
  await (await lockFolder(dir))()
})

test('the local stack tells how it is doing, and logs a sign-up in one readable line', async () => {
  const stack = await startStack()
  onTestFinished(async () => void (await stack.stop()))
  const signUp = await fetch(`${stack.url}/functions/v1/mailchimp-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', emailNotifications: true, smsNotifications: false }),
  })
  expect(signUp.status).toBe(200)
  await expect
    .poll(() => stack.lines.at(-1), { timeout: 60_000 })
    .toMatch(/mailchimp-sync delivery: outcome delivered, count 1, ms \d+$/)
  expect(stack.lines.at(-2)).toMatch(/^\d\d:\d\d:\d\d mailchimp-subscribe sign-up: result stored, ms \d+$/)
  const health = await fetch(`${stack.url}/functions/v1/health`)
  expect(await health.json()).toMatchObject({ status: 'ok', checks: { delivery: { status: 'ok' } } })
})

test.each([
  ['missing', { MAILCHIMP_LIST_ID: 'a1b2c3d4e5' }, 'MAILCHIMP_API_KEY is not set'],
  [
    'malformed',
    { MAILCHIMP_API_KEY: 'secret', MAILCHIMP_LIST_ID: 'a1b2c3d4e5' },
    'MAILCHIMP_API_KEY is malformed',
  ],
])('a Mailchimp key that is %s costs no sign-up, and health names it', async (_, env, problem) => {
  const stack = await startStack(env)
  onTestFinished(async () => void (await stack.stop()))
  const signUp = await fetch(`${stack.url}/functions/v1/mailchimp-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', emailNotifications: true, smsNotifications: false }),
  })
  expect(signUp.status).toBe(200)
  const health = await fetch(`${stack.url}/functions/v1/health`)
  expect(health.status).toBe(503)
  const text = await health.text()
  expect(text).toContain(problem)
  expect(text).not.toContain('secret')
})
