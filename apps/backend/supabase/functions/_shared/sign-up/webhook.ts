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
  /** Only events of this audience count. */
  listId: string | undefined
}

const kinds = new Map([
  ['subscribe', 'confirmed'],
  ['unsubscribe', 'left'],
  ['cleaned', 'cleaned'],
])

const record = 'select record_change(lower($1), $2, $3, $4::timestamptz)::integer as news'
const change = 'select change_address($1, $2, $3::timestamptz) as news'

const maxBytes = 64 * 1024

/**
 * `POST ?secret=…`, which Mailchimp's audience webhooks call: reports who confirmed, left, bounced or changed an
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
    const ours = !listId || fields.get('data[list_id]') === listId
    const data = (name: string) => fields.get(`data${name}`) ?? ''
    const happened = ours ? changeFrom(fields.get('type') ?? '', data) : undefined
    const [row] = happened
      ? await database.query<{ news: number }>(happened.statement, [
          ...happened.values,
          momentOf(fields.get('fired_at')),
        ])
      : []
    const news = row?.news ?? 0
    deps.log({ event: 'webhook', count: news, ms: since(began) })
    return json({ message: 'Thank you.' })
  })
}

/** The statement that stores an event. Its last parameter is the time. */
function changeFrom(
  type: string,
  data: (name: string) => string,
): { statement: string; values: (string | null)[] } | undefined {
  const email = data('[email]')
  const kind = kinds.get(type)
  if (kind) return { statement: record, values: [email, kind, null] }
  if (type === 'profile') {
    const phone = toE164(data('[merges][PHONE]'))
    return phone ? { statement: record, values: [email, 'profile', phone] } : undefined
  }
  // The owner changed the address: Mailchimp has the new one, and so should we.
  if (type === 'upemail') return { statement: change, values: [data('[old_email]'), data('[new_email]')] }
  return undefined
}

/** `2026-11-22 14:30:00`, in UTC. */
function momentOf(fired: string | null): string {
  return fired && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(fired) ? `${fired}Z` : new Date().toISOString()
}
