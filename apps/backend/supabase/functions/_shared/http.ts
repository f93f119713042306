import { type Log, nameOf, type Reason, since } from './log.ts'
import type { OriginRule } from './origins.ts'

type HttpErrorOptions = {
  headers?: Record<string, string>
  /** The invalid field, so that the form can show the message there. */
  field?: string | undefined
  /** Only for the log. */
  reason?: Reason
  /** The cause of an error on our side; its name is logged. */
  cause?: unknown
}

/** An error response with a text for visitors. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly options: HttpErrorOptions

  constructor(status: number, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.status = status
    this.options = options
  }
}

export type AnswerOptions = {
  methods: readonly string[]
  /** The origins whose pages may call. */
  allowOrigin: OriginRule
  log: Log
}

/**
 * Answers a request with what `work` returns. Handles preflights, methods and CORS, and gives every error the same
 * shape `{message}` and a line in the log. Anything but an HttpError is our fault: it is logged by name and reported
 * as a 500.
 */
export async function answer(request: Request, options: AnswerOptions, work: () => Promise<Response>) {
  const response = await attempt(request, options, work)
  for (const [name, value] of Object.entries(corsHeaders(request, options))) {
    response.headers.append(name, value)
  }
  return response
}

async function attempt(request: Request, options: AnswerOptions, work: () => Promise<Response>) {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const began = performance.now()
  try {
    if (options.methods.includes(request.method)) return await work()
    const allow = options.methods.join(', ')
    throw new HttpError(405, `Use ${allow} here, not ${request.method}.`, {
      headers: { allow: `${allow}, OPTIONS` },
    })
  } catch (error) {
    const told = error instanceof HttpError ? error : wentWrong(error)
    const { status, message } = told
    const { field, headers, reason, cause } = told.options
    const ms = since(began)
    if (status < 500) options.log({ event: 'refused', status, reason, ms })
    else options.log({ event: 'failed', status, error: cause === undefined ? undefined : nameOf(cause), ms })
    return json({ message, ...(field && { field }) }, status, headers)
  }
}

const wentWrong = (cause: unknown) =>
  new HttpError(500, 'Something went wrong on our side. Please try again.', { cause })

export function json(
  body: { message: string },
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

function corsHeaders(request: Request, { methods, allowOrigin }: AnswerOptions): Record<string, string> {
  const origin = request.headers.get('origin')
  if (!origin || !allowOrigin(origin)) return { vary: 'Origin' }
  const allowed = { vary: 'Origin', 'access-control-allow-origin': origin }
  if (request.method !== 'OPTIONS') return allowed
  return {
    ...allowed,
    'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
    // The headers sent by @supabase/supabase-js and by our own forms.
    'access-control-allow-headers':
      'authorization, x-client-info, apikey, content-type, x-retry-count, x-sign-up-source, x-consent-words, x-consent-version',
    'access-control-max-age': '86400',
  }
}
