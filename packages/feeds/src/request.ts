/** Why a request failed: no answer, none in time, an error status, or an answer that cannot be read. */
export type RequestErrorReason = 'network' | 'timeout' | 'status' | 'malformed'

/** What `FeedError` and `BlogError` have in common. */
export abstract class RequestError extends Error {
  readonly reason: RequestErrorReason
  /** HTTP status of the answer, when `reason` is `status`. */
  readonly status: number | undefined

  constructor(
    message: string,
    reason: RequestErrorReason,
    details: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.reason = reason
    this.status = details.status
  }
}

/** Temporary statuses: request timeout, too early, too many requests. All 5xx are temporary too. */
const TEMPORARY_STATUSES = [408, 425, 429]

/**
 * Whether the same request may succeed later: after a network failure, a time-out, or a temporary status (408, 425, 429,
 * 5xx). The clients send each request once; a caller who repeats requests asks this first, as the query options do.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  const { reason, status = 0 } = error
  if (reason === 'status') return status >= 500 || TEMPORARY_STATUSES.includes(status)
  return reason !== 'malformed'
}

/** The part of `fetch` that the clients use. They send no headers, so that a page can preload the same request. */
export type FetchLike = (url: string, init: { signal: AbortSignal }) => Promise<Response>

/** Settings that both clients take. */
export type ClientOptions = {
  /** Used in place of the global `fetch`. */
  fetch?: FetchLike
  /** Longest wait for the whole answer, body included, in ms. */
  timeoutMs?: number
}

/** Settings of one request. */
export type RequestOptions = {
  /** Cancels the request. */
  signal?: AbortSignal | undefined
}

type RequestDetails<Answer> = ClientOptions &
  RequestOptions & {
    url: string
    timeoutMs: number
    /** Reads the text of the response. A failure here is a network error. */
    readText(response: Response): Promise<string>
    /** Parses the text. A failure here means that the response is malformed. */
    parse(text: string): Answer | Promise<Answer>
    createError(reason: RequestErrorReason, details: { status?: number; cause?: unknown }): RequestError
  }

/**
 * Sends one request and reads the answer.
 *
 * @throws What `createError` makes, or the reason of `signal`.
 */
export async function request<Answer>(details: RequestDetails<Answer>): Promise<Answer> {
  const text = await fetchText(details)
  try {
    return await details.parse(text)
  } catch (cause) {
    details.signal?.throwIfAborted()
    throw details.createError('malformed', { cause })
  }
}

/** The longest delay that a timer supports; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

async function fetchText({
  url,
  signal,
  timeoutMs,
  // The global fetch is looked up at each call: tests and instrumentation replace it late.
  fetch: send = (...args) => fetch(...args),
  readText,
  createError,
}: RequestDetails<unknown>): Promise<string> {
  signal?.throwIfAborted()
  // Not AbortSignal.any and AbortSignal.timeout: browsers from 2023 lack the first, and fake timers the second.
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timedOut = false
  const onTimeout = () => {
    timedOut = true
    abort()
  }
  const timer = setTimeout(onTimeout, Math.min(timeoutMs, MAX_TIMER_MS))
  signal?.addEventListener('abort', abort)
  try {
    const response = await send(url, { signal: controller.signal })
    if (!response.ok) throw createError('status', { status: response.status })
    return await readText(response)
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof RequestError) throw cause
    throw createError(timedOut ? 'timeout' : 'network', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    // Closes the connection if the body was not read.
    abort()
  }
}
