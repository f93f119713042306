import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerFeed, feed, serve } from './helpers/blog.ts'
import { makeDatabase, type TestDatabase } from './helpers/database.ts'
import { copyForHosted, serveFunction } from './helpers/deno.ts'
import { mailchimpKey, mailchimpList } from './helpers/mailchimp.ts'

const folder = join(import.meta.dirname, '../supabase/functions')
const names = (await readdir(folder)).filter((name) => !name.startsWith('_'))
let db: TestDatabase
let SUPABASE_DB_URL: string
let hosted: string
beforeAll(async () => {
  hosted = await copyForHosted(names)
  db = await makeDatabase()
  SUPABASE_DB_URL = await db.serve()
})
afterAll(async () => {
  await db.close()
  await rm(hosted, { recursive: true })
})

/** Settings that are enough for every function. */
const settings = {
  ALLOWED_ORIGINS: 'https://www.example.org',
  RSS_PROXY_ALLOW: 'https://blog.test/feed',
  MAILCHIMP_API_KEY: mailchimpKey,
  MAILCHIMP_LIST_ID: mailchimpList,
  SITE_URL: 'https://www.example.org',
  NUMBERS_KEY: 'a-long-random-text-of-32-characters',
  SYNC_SECRET: 'a-long-random-text-of-32-characters',
}

async function start(name: string, env: Record<string, string> = {}) {
  const all = { ...settings, SUPABASE_DB_URL, ...env }
  const { url, stop } = await serveFunction(name, all, { hosted })
  onTestFinished(stop)
  return url
}

test.each(names)('%s starts and answers in the Deno of hosted functions', async (name) => {
  const { status } = await fetch(await start(name), { method: 'OPTIONS' })
  expect(status).toBeLessThan(500)
})

test('health finds the database there', async () => {
  const { checks } = await (await fetch(await start('health'))).json()
  expect(checks.database.status).toBe('ok')
})

test('rss-proxy fetches the blog there, and keeps to public addresses', async () => {
  const { origin } = await serve(answerFeed)
  const inside = `${origin}/inside`
  const allow = { RSS_PROXY_ALLOW: `${origin}/feed,${inside}`, RSS_PROXY_ALLOW_PRIVATE: `${origin}/feed` }
  const url = await start('rss-proxy', allow)
  const ask = (address: string) => fetch(`${url}?url=${encodeURIComponent(address)}`)
  expect(await (await ask(`${origin}/feed`)).text()).toBe(feed)
  expect((await ask(inside)).status).toBe(502)
})
