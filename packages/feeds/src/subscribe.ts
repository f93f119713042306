/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 15_000

/** Keeps the header small in any script. */
const MAX_CONSENT_CHARACTERS = 1500

/** A sign-up as the serverless function takes it. */
export type Subscription = {
  email: string
  /** Only when SMS messages are wanted. */
  phone?: string
  emailNotifications: boolean
  smsNotifications: boolean
  /** The honeypot: a hidden field that only bots fill in. Sent only if it is filled in. */
  website?: string
  /** What the challenge gave, where the function asks for one. */
  turnstileToken?: string
}

/** Where a sign-up was made; sent in headers, separately from the person's choices. */
export type SignUpContext = {
  /** The film or page, in lowercase: `king-of-kings`. The mail provider gets it as a tag. */
  source?: string
  /** The text of the form that the person agreed to. The first 1500 characters are sent. */
  consentWords?: string
}

/** What a sign-up needs of a Supabase client's `functions`: the client can be loaded on first use. */
export type FunctionsClientLike = {
  invoke(
    name: string,
    options: { body: Subscription; headers: Record<string, string>; timeout: number },
  ): Promise<{ data: unknown; error: unknown }>
}

/** A sign-up that failed. `message` is the answer's own, for people to read, and empty when it has none. */
export class SubscribeError extends Error {
  override readonly name = 'SubscribeError'
  /** `refused`: the function answered with an error status. `unreachable`: it gave no answer. */
  readonly reason: 'refused' | 'unreachable'
  /** The field of the {@link Subscription} that `message` is about, where the function names one. */
  readonly field: string | undefined

  constructor(reason: 'refused' | 'unreachable', message: string, cause?: unknown, field?: string) {
    super(message, { cause })
    this.reason = reason
    this.field = field
  }
}

/**
 * Signs someone up through a serverless function. It is called once: a retry could sign somebody up twice.
 *
 * @param functions `functions` of a Supabase client.
 * @param functionName Name of the function.
 * @param context Where the sign-up was made.
 * @returns The function's message, empty when it sends none.
 * @throws SubscribeError
 *
 * @example
 * ```ts
 * const { message } = await subscribe(supabase.functions, 'mailchimp-subscribe', {
 *   email: 'ruth@example.org', emailNotifications: true, smsNotifications: false,
 * })
 * ```
 */
export async function subscribe(
  functions: FunctionsClientLike,
  functionName: string,
  subscription: Subscription,
  { source, consentWords }: SignUpContext = {},
): Promise<{ message: string }> {
  const headers = {
    ...(source && { 'x-sign-up-source': source }),
    ...(consentWords && { 'x-consent-words': toBase64(consentWords.slice(0, MAX_CONSENT_CHARACTERS)) }),
  }
  const { data, error } = await functions
    .invoke(functionName, { body: subscription, headers, timeout: TIMEOUT_MS })
    .catch((thrown: unknown) => ({ data: null, error: thrown ?? 'rejected' }))

  if (isRecord(error) && error.name === 'FunctionsHttpError') {
    const body = error.context instanceof Response ? await error.context.json().catch(() => null) : null
    const field = isRecord(body) && typeof body.field === 'string' ? body.field : undefined
    throw new SubscribeError('refused', toMessage(body), error, field)
  }
  if (error) throw new SubscribeError('unreachable', '', error)
  const answer = typeof data === 'string' ? parseJson(data) : data
  // A web page with status 200 (such as a Wi-Fi login) isn't a sign-up.
  if (!isRecord(answer)) throw new SubscribeError('unreachable', '', new TypeError('The answer is not JSON'))
  return { message: toMessage(answer) }
}

function toMessage(body: unknown): string {
  return isRecord(body) && typeof body.message === 'string' ? body.message.trim() : ''
}

/** Text in a header, which can only be ASCII. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
