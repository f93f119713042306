import { type Log, nameOf, type Reason, since } from './log.ts'
import type { OriginRule } from './origins.ts'

type HttpErrorOptions = {
  headers?: Record<string, string>
  /** For the log. */
  reason?: Reason
  /** What went wrong on our side; its name is logged. */
  cause?: unknown
}

/** An answer other than success, with the text that a visitor may read. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly headers: Record<string, string>
  readonly reason: Reason | undefined

  constructor(status: number, message: string, { headers = {}, reason, cause }: HttpErrorOptions = {}) {
    super(message, { cause })
    this.status = status
    this.headers = headers
    this.reason = reason
  }
}

export type AnswerOptions = {
  methods: readonly string[]
  /** Whose pages may call. */
  allowOrigin: OriginRule
  log: Log
}

/**
 * Answers a request with what `work` returns. Sees to preflights, methods and CORS, and gives every error the one
 * shape `{message}` and a line in the log. What is not an HttpError is ours: logged by name, told as a 500.
 */
export async function answer(request: Request, options: AnswerOptions, work: () => Promise<Response>) {
  const response = await attempt(request, options, work)
  for (const [name, value] of corsHeaders(request, options)) response.headers.append(name, value)
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
    const { status, message, headers, reason, cause } = told
    const ms = since(began)
    if (status < 500) options.log({ event: 'refused', status, reason, ms })
    else options.log({ event: 'failed', status, error: cause === undefined ? undefined : nameOf(cause), ms })
    return json({ message }, status, headers)
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

function* corsHeaders(request: Request, options: AnswerOptions): Generator<[string, string]> {
  yield ['vary', 'Origin']
  const origin = request.headers.get('origin')
  if (!origin || !options.allowOrigin(origin)) return
  yield ['access-control-allow-origin', origin]
  if (request.method !== 'OPTIONS') return
  yield ['access-control-allow-methods', [...options.methods, 'OPTIONS'].join(', ')]
  // The headers that @supabase/supabase-js sends, and those of our own forms.
  const ours = 'x-sign-up-source, x-consent-version'
  yield [
    'access-control-allow-headers',
    `authorization, x-client-info, apikey, content-type, x-retry-count, ${ours}`,
  ]
  yield ['access-control-max-age', '86400']
}
