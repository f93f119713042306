import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { expect, onTestFinished, test } from 'vitest'
import { makeDatabase } from './helpers/database.ts'
import { checkFunctions, serveFunction } from './helpers/deno.ts'
import { freePort } from './helpers/stack.ts'

const functionsDir = join(import.meta.dirname, '../supabase/functions')
const names = (await readdir(functionsDir)).filter((name) => !name.startsWith('_'))
const ALLOWED_ORIGINS = 'https://www.example.org'

test('every function passes the checks of Deno', async () => {
  expect(names).toEqual(['mailchimp-subscribe', 'rss-proxy'])
  const { code, output } = await checkFunctions(names)
  expect(code, output).toBe(0)
})

test.each(names)('%s deploys with the versions that are tested here', async (name) => {
  const { imports } = JSON.parse(await readFile(join(functionsDir, name, 'deno.json'), 'utf8'))
  for (const [specifier, target] of Object.entries(imports)) {
    const entry = createRequire(import.meta.url).resolve(specifier)
    const root =
      entry.slice(0, entry.lastIndexOf(join('node_modules', specifier))) + join('node_modules', specifier)
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(target).toBe(`npm:${specifier}@${version}`)
  }
})

test('mailchimp-subscribe stores sign-ups from Deno', async () => {
  const db = await makeDatabase()
  onTestFinished(() => db.close())
  const port = await freePort()
  const server = new PGLiteSocketServer({ db: db.pglite, port, maxConnections: 20 })
  await server.start()
  onTestFinished(() => server.stop())
  const SUPABASE_DB_URL = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`
  const { url, lines, stop } = await serveFunction('mailchimp-subscribe', {
    SUPABASE_DB_URL,
    ALLOWED_ORIGINS,
  })
  onTestFinished(stop)

  const post = (body: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://www.example.org' },
      body: JSON.stringify(body),
    })
  const wishes = { emailNotifications: true, smsNotifications: true }
  const answers = await Promise.all(
    ['ada@example.com', 'Ada@example.com', 'grace@example.com'].map((email) =>
      post({ email, phone: '212 555 2368', ...wishes }),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
  expect(await answers[0]?.json()).toEqual({
    message: "You're subscribed. Check your email for confirmation.",
  })
  expect((await post({ email: 'nobody', ...wishes })).status).toBe(400)
  expect((await fetch(url)).status).toBe(405)
  const rows = await db.database.query('select email_key, phone_e164 from subscriptions order by email_key')
  expect(rows).toEqual([
    { email_key: 'ada@example.com', phone_e164: '+12125552368' },
    { email_key: 'grace@example.com', phone_e164: '+12125552368' },
  ])
  expect(lines.join('\n')).not.toMatch(/ada|grace|2368/i)
})

test('rss-proxy fetches the configured blog, and nothing else, from Deno', async () => {
  const feed = await readFile(join(dirname(functionsDir), '../sample/blog.xml'))
  const blog = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed)
  }).listen(0, '127.0.0.1')
  await once(blog, 'listening')
  onTestFinished(() => {
    blog.closeAllConnections()
    blog.close()
  })
  const origin = `http://127.0.0.1:${(blog.address() as AddressInfo).port}`
  const RSS_PROXY_ALLOW = `${origin}/blog.xml, ${origin}/away`
  const { url, stop } = await serveFunction('rss-proxy', { RSS_PROXY_ALLOW, ALLOWED_ORIGINS })
  onTestFinished(stop)
  const ask = (address: string) => fetch(`${url}?url=${encodeURIComponent(address)}`)

  const answer = await ask(`${origin}/blog.xml`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(feed)
  expect((await ask(`${origin}/secret.xml`)).status).toBe(403)
  expect((await ask(`${origin}/away`)).status).toBe(502)
})

test('a function without its settings says which one is missing', async () => {
  await expect(serveFunction('rss-proxy', { ALLOWED_ORIGINS })).rejects.toThrow(
    'RSS_PROXY_ALLOW is not set: set it, for example RSS_PROXY_ALLOW=https://blog.example.org/feed',
  )
})
