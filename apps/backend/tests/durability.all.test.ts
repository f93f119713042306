import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { sixFeeds } from './helpers/feeds.ts'
import { folderForTest } from './helpers/folders.ts'
import { startStack } from './helpers/stack.ts'

test('an acknowledged sign-up survives SIGKILL, from the very first start on', async () => {
  const DATA_DIR = await folderForTest()
  const env = { DATA_DIR, FEEDS_DIR: await folderForTest(sixFeeds) }
  const signUp = (url: string, email: string) =>
    fetch(`${url}/functions/v1/mailchimp-subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, emailNotifications: true, smsNotifications: false }),
    })

  // Killed while the database is being made: the next start makes it anew.
  const interrupted = await startStack(env)
  await sleep(700)
  await interrupted.stop('SIGKILL')

  for (const email of ['first@example.com', 'second@example.com', 'third@example.com']) {
    const stack = await startStack(env)
    const response = await signUp(stack.url, email)
    stack.child.kill('SIGKILL')
    expect(response.status).toBe(200)
    expect(await stack.ended).toBe('SIGKILL')
  }

  const database = await PGlite.create(`${DATA_DIR}/postgres`)
  const { rows } = await database.query('select email from subscriptions order by id')
  await database.close()
  expect(rows).toEqual([
    { email: 'first@example.com' },
    { email: 'second@example.com' },
    { email: 'third@example.com' },
  ])
})
