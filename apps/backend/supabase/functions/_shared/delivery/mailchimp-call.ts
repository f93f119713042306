import type { Member } from './member.ts'
import type { Problem, Refusal } from './refusal.ts'

export type MailchimpConfig = {
  /** `0123456789abcdef0123456789abcdef-us21`: the part after the dash is the data center. */
  apiKey: string
  listId: string
  /** The API's address if it isn't Mailchimp's own, such as a stand-in's. */
  origin?: string | undefined
  fetch: typeof fetch
  /** Timeout of one call, in ms. */
  timeout?: number
}

export type Answer = { body: Record<string, unknown> } | { refusal: Refusal }

/**
 * Calls the API. Addresses never appear in a log, not even in the URL, where they are hashed.
 * @returns the body of a success, or the refusal
 * @throws what fetch throws, a TimeoutError, or a SyntaxError for a success that is no JSON
 */
export async function send(
  { apiKey, origin, fetch, timeout = 4000 }: MailchimpConfig,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin ?? originOf(apiKey)}/3.0${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`key:${apiKey}`)}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  })
  const text = await response.text()
  if (response.ok) return { body: text ? JSON.parse(text) : {} }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 3600) * 1000 : undefined
  return { refusal: { status: response.status, retryAfter, problem: parseProblem(text) } }
}

/** Shows staff who asked for texts. Only the export says who may get them: an existing member keeps its tags. */
export const smsTag = 'sms-requested'

/** A member as Mailchimp creates it in one call, with its phone and tags. */
export function newMember({ email, phoneE164, emailNotifications, smsNotifications, tags }: Member) {
  // Text messages need a separate Mailchimp account.
  const texts = smsNotifications && phoneE164
  return {
    email_address: email,
    // Double opt-in. If no emails are wanted, a contact that gets none.
    status: emailNotifications ? 'pending' : 'transactional',
    ...(texts && { merge_fields: { PHONE: phoneE164 } }),
    tags: [...tags, ...(texts ? [smsTag] : [])],
  }
}

/** @throws Error when the key has no data centre, which `apiKeyPattern` has ruled out */
function originOf(apiKey: string): string {
  return `https://${apiKey.slice(apiKey.lastIndexOf('-') + 1)}.api.mailchimp.com`
}

export const apiKeyPattern = /^\w+-[a-z]{2,3}\d{1,3}$/

function parseProblem(text: string): Problem | undefined {
  try {
    const { title = '', detail = '', errors = [] } = JSON.parse(text)
    const fields = Array.isArray(errors) ? errors.map((error) => String(error?.field ?? '')) : []
    return { title: String(title), detail: String(detail), fields }
  } catch {
    return undefined
  }
}
