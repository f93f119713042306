import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makeDatabase } from './helpers/database.ts'
import { serveFunction } from './helpers/deno.ts'
import { serveMailchimp } from './helpers/mailchimp.ts'

const ALLOWED_ORIGINS = 'https://www.example.org'
const SYNC_SECRET = 'a-long-random-text-of-32-characters'

test('the deployed functions store and deliver, in Deno', async () => {
  const db = await makeDatabase()
  onTestFinished(() => db.close())
  const mailchimp = await serveMailchimp()
  onTestFinished(mailchimp.stop)
  const site = createServer((_, response) => void response.end('{"forms":["david"]}'))
  onTestFinished(() => void site.close())
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  const SITE_URL = `http://127.0.0.1:${port}`
  const env = { SUPABASE_DB_URL: await db.serve(), ALLOWED_ORIGINS, SITE_URL, SYNC_SECRET, ...mailchimp.env }
  const [signUps, sync] = await Promise.all(
    ['mailchimp-subscribe', 'mailchimp-sync'].map((name) => serveFunction(name, env)),
  )
  if (!signUps || !sync) throw new Error('not served')
  onTestFinished(async () => void (await Promise.all([signUps.stop(), sync.stop()])))

  const post = (body: unknown) =>
    fetch(signUps.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://www.example.org',
        'x-sign-up-source': 'david',
      },
      body: JSON.stringify(body),
    })
  const rows = () =>
    db.database.query<{ email_key: string; phone_e164: string; state: string }>(
      'select email_key, phone_e164, state from subscriptions order by email_key',
    )

  const wishes = { phone: '212 555 2368', emailNotifications: true, smsNotifications: true }
  const emails = ['ada@example.com', 'Ada@example.com', 'grace@example.com']
  const answers = await Promise.all(emails.map((email) => post({ email, ...wishes })))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('https://www.example.org')
  expect(await answers[0]?.json()).toEqual({
    message: "You're subscribed. Check your email for confirmation.",
  })
  expect((await post({ email: 'nobody', ...wishes })).status).toBe(400)
  expect((await fetch(signUps.url)).status).toBe(405)
  expect((await rows()).map(({ phone_e164 }) => phone_e164)).toEqual(['+12125552368', '+12125552368'])

  const run = (authorization: string) => fetch(sync.url, { method: 'POST', headers: { authorization } })
  expect((await run('Bearer wrong')).status).toBe(401)
  const report = await run(`Bearer ${SYNC_SECRET}`)
  expect(await report.json(), sync.lines.join('\n')).toEqual({
    message: '2 delivered, 0 retry, 0 rejected, 0 needs user, 0 pause',
  })
  const members = [...mailchimp.standIn.members.values()]
  expect(members.map(({ email, status, phone }) => [email.toLowerCase(), status, phone]).sort()).toEqual([
    ['ada@example.com', 'pending', '+12125552368'],
    ['grace@example.com', 'pending', '+12125552368'],
  ])
  expect(members.map(({ tags }) => [...tags])).toEqual(Array(2).fill(['david', 'sms-requested']))
  expect([...signUps.lines, ...sync.lines].join('\n')).not.toMatch(/ada|grace|2368/i)
})

test.each([
  ['missing', {}],
  ['malformed', { MAILCHIMP_API_KEY: 'secret' }],
])('while the Mailchimp key is %s a sign-up is kept, and delivered when it is mended', async (_, broken) => {
  const db = await makeDatabase()
  onTestFinished(() => db.close())
  const mailchimp = await serveMailchimp()
  onTestFinished(mailchimp.stop)
  const { MAILCHIMP_API_KEY, ...others } = mailchimp.env
  const env = { SUPABASE_DB_URL: await db.serve(), ALLOWED_ORIGINS, SYNC_SECRET, ...others, ...broken }
  const run = async (more: Record<string, string> = {}) => {
    const sync = await serveFunction('mailchimp-sync', { ...env, ...more })
    onTestFinished(sync.stop)
    return fetch(sync.url, { method: 'POST', headers: { authorization: `Bearer ${SYNC_SECRET}` } })
  }
  const signUps = await serveFunction('mailchimp-subscribe', env)
  onTestFinished(signUps.stop)
  const signUp = await fetch(signUps.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', emailNotifications: true, smsNotifications: false }),
  })
  expect(signUp.status).toBe(200)
  expect((await run()).status).toBe(503)
  const rows = await db.database.query('select state, attempts from subscriptions')
  expect(rows).toEqual([{ state: 'queued', attempts: 0 }])
  expect((await run({ MAILCHIMP_API_KEY: ` ${MAILCHIMP_API_KEY} ` })).status).toBe(200)
  expect(mailchimp.standIn.members.size).toBe(1)
})
