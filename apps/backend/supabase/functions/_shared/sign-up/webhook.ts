import { readUpTo } from '../body.ts'
import type { Database } from '../database.ts'
import { answer, HttpError, json } from '../http.ts'
import { type Log, since } from '../log.ts'
import { isSecret } from '../secret.ts'
import { toE164 } from './phone.ts'

export type WebhookDeps = {
  database: Database
  log: Log
  /** Part of the webhook URL, because Mailchimp does not sign its requests. If undefined, every request is refused. */
  secret: string | undefined
  /** The audience whose events count. */
  listId: string | undefined
}

type Change = {
  email: string
  kind: 'confirmed' | 'left' | 'cleaned' | 'profile'
  phone?: string | undefined
}

const maxBytes = 64 * 1024

/**
 * `POST ?secret=…`, as Mailchimp's audience webhooks call it: brings back who confirmed, left, bounced or changed an
 * address or phone there. `GET` answers its check of the address.
 * https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/
 */
export function webhook(request: Request, deps: WebhookDeps): Promise<Response> {
  const began = performance.now()
  return answer(request, { ...deps, methods: ['GET', 'POST'], allowOrigin: () => false }, async () => {
    const { secret, listId, database } = deps
    if (!secret || !isSecret(new URL(request.url).searchParams.get('secret'), secret)) {
      throw new HttpError(401, 'The address of the webhook ends in ?secret= and MAILCHIMP_WEBHOOK_SECRET.')
    }
    if (request.method === 'GET') return json({ message: 'Ready.' })
    const bytes = await readUpTo(maxBytes, request.body)
    if (!bytes) throw new HttpError(413, `The request is too long: at most ${maxBytes} bytes.`)
    const fields = new URLSearchParams(new TextDecoder().decode(bytes))
    const type = fields.get('type') ?? ''
    const ours = !listId || fields.get('data[list_id]') === listId
    const changes = ours ? changesFrom(type, (name) => fields.get(`data${name}`) ?? '') : []
    if (changes.length === 2) await addChangedAddress(database, changes)
    let news = 0
    for (const { email, kind, phone } of changes) {
      const rows = await database.query<{ news: boolean }>(
        'select record_change(lower($1), $2, $3, $4::timestamptz) as news',
        [email, kind, phone ?? null, momentOf(fields.get('fired_at'))],
      )
      if (rows[0]?.news) news++
    }
    deps.log({ event: 'webhook', count: news, ms: since(began) })
    return json({ message: 'Thank you.' })
  })
}

function changesFrom(type: string, data: (name: string) => string): Change[] {
  const email = data('[email]')
  if (type === 'subscribe') return [{ email, kind: 'confirmed' }]
  if (type === 'unsubscribe') return [{ email, kind: 'left' }]
  if (type === 'cleaned') return [{ email, kind: 'cleaned' }]
  if (type === 'profile') {
    const phone = toE164(data('[merges][PHONE]'))
    return phone ? [{ email, kind: 'profile', phone }] : []
  }
  if (type === 'upemail') {
    return [
      { email: data('[old_email]'), kind: 'left' },
      { email: data('[new_email]'), kind: 'confirmed' },
    ]
  }
  return []
}

/** Its owner changed the address: Mailchimp has the new one, and so do we. */
async function addChangedAddress(database: Database, changes: Change[]): Promise<void> {
  await database.query(
    `insert into subscriptions (email, email_key, email_notifications, sms_notifications, state, one_by_one)
    select $2, lower($2), true, false, 'delivered', true
    where exists (select from subscriptions where email_key = lower($1) and erasure_id is null) and $2 <> ''
    on conflict (email_key) do nothing`,
    changes.map(({ email }) => email),
  )
}

/** `2026-11-22 14:30:00`, in UTC. */
function momentOf(fired: string | null): string {
  return fired && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(fired) ? `${fired}Z` : new Date().toISOString()
}
