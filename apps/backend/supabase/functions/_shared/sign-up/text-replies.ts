import { readJson, readUpTo } from '../body.ts'
import type { Database } from '../database.ts'
import { answer, HttpError } from '../http.ts'
import { type Log, since } from '../log.ts'
import { isSecret } from '../secret.ts'
import { toE164 } from './phone.ts'
import { wantsTexts } from './reply-words.ts'

export type TextRepliesDeps = {
  database: Database
  log: Log
  /** The secret of the service that sends texts. If undefined, every request is refused. */
  secret: string | undefined
}

const maxBytes = 64 * 1024

/**
 * `POST`, which the service that sends texts calls for each reply: JSON `{from, reply}`, or a form with `From` and
 * `Body` as Twilio sends it (https://www.twilio.com/docs/messaging/guides/webhook-request). The secret is in the
 * header `authorization`, because addresses end up in logs: as a bearer token, or as the password of Basic
 * authentication, for services that put it into the webhook's address: `https://texts:<secret>@…`.
 */
export function textReplies(request: Request, deps: TextRepliesDeps): Promise<Response> {
  const began = performance.now()
  return answer(request, { ...deps, methods: ['POST'], allowOrigin: () => false }, async () => {
    if (!deps.secret || !isSecret(secretOf(request.headers.get('authorization') ?? ''), deps.secret)) {
      throw new HttpError(401, 'Send TEXTS_WEBHOOK_SECRET as a bearer token or as the password.', {
        // Such a service only sends the password when it is asked for it.
        headers: { 'www-authenticate': 'Basic realm="texts"' },
      })
    }
    const { from, reply } = await readReply(request)
    const phone = toE164(from)
    if (!phone) throw new HttpError(400, 'The reply has no phone number that we can read.')
    const wants = wantsTexts(reply)
    const [row] =
      wants === undefined
        ? []
        : await deps.database.query<{ count: number }>('select take_text_reply($1, $2, now()) as count', [
            phone,
            wants,
          ])
    deps.log({ event: 'text-reply', count: row?.count ?? 0, ms: since(began) })
    // Twilio would send any text in the response as a message.
    return new Response(null, { status: 204 })
  })
}

function secretOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return ''
  try {
    const pair = atob(value)
    return pair.slice(pair.indexOf(':') + 1)
  } catch {
    return ''
  }
}

async function readReply(request: Request): Promise<{ from: string; reply: string }> {
  if (request.headers.get('content-type')?.includes('json')) {
    const body = await readJson(request, maxBytes)
    const { from, reply } = (body ?? {}) as Record<string, unknown>
    return { from: String(from ?? ''), reply: String(reply ?? '') }
  }
  const bytes = await readUpTo(maxBytes, request.body)
  if (!bytes) throw new HttpError(413, `The request is too long: at most ${maxBytes} bytes.`)
  const fields = new URLSearchParams(new TextDecoder().decode(bytes))
  // OptOutType also recognizes the service's own keywords for STOP, perhaps in another language.
  return { from: fields.get('From') ?? '', reply: fields.get('OptOutType') || (fields.get('Body') ?? '') }
}
