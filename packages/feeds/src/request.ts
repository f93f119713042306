import { RequestError, type RequestErrorReason } from './request-error.ts'
import { DEFAULT_RETRIES, exponentialDelay, isRetryable, wait } from './retry.ts'
import { inSlices } from './slices.ts'

/** Longest delay a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** The part of `fetch` that the clients use: an address and a signal, nothing that would defeat a preload. */
export type FetchLike = (url: string, init: { signal: AbortSignal }) => Promise<Response>

/** How a client sends its requests. */
export type RequestSettings = {
  /** Stands in for the global `fetch`, in tests and on servers. */
  fetch?: FetchLike
  /** Longest wait for one whole answer, body included, in ms. */
  timeoutMs?: number
  /** How often a failed request is repeated. Default 3. */
  retries?: number
  /** Wait in ms before a repetition; `attempt` counts them from 0. Default {@link exponentialDelay}. */
  retryDelay?: (attempt: number) => number
}

/** Settings of one request. */
export type RequestOptions = {
  /** Gives up the request and any wait before the next one. */
  signal?: AbortSignal | undefined
  /** How often this request is repeated, instead of the client's own number. */
  retries?: number | undefined
}

/** One kind of answer: where it is asked for, how it is read, and what its failures are called. */
export type Question<Answer> = {
  url: string
  /** Takes the text out of the answer; what goes wrong here is the network's fault. */
  text(response: Response): Promise<string>
  /** Makes sense of the text, in slices; what goes wrong here makes the answer malformed. */
  read(text: string): Generator<void, Answer>
  error(reason: RequestErrorReason, details: { status?: number; cause?: unknown }): RequestError
}

/**
 * Asks until there is an answer, no tries are left, or asking again cannot help.
 *
 * @throws What `question.error` makes, or the signal's own reason.
 */
export async function request<Answer>(
  question: Question<Answer>,
  settings: RequestSettings & { timeoutMs: number },
  { signal, retries = settings.retries ?? DEFAULT_RETRIES }: RequestOptions = {},
): Promise<Answer> {
  const { retryDelay = exponentialDelay } = settings
  for (let attempt = 0; ; attempt++) {
    try {
      return await requestOnce(question, settings, signal)
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error
    }
    await wait(retryDelay(attempt), signal)
  }
}

async function requestOnce<Answer>(
  question: Question<Answer>,
  settings: RequestSettings & { timeoutMs: number },
  outer?: AbortSignal,
): Promise<Answer> {
  const text = await load(question, settings, outer)
  try {
    return await inSlices(question.read(text), outer)
  } catch (cause) {
    outer?.throwIfAborted()
    throw question.error('malformed', { cause })
  }
}

async function load(
  question: Question<unknown>,
  settings: RequestSettings & { timeoutMs: number },
  outer?: AbortSignal,
): Promise<string> {
  outer?.throwIfAborted()
  // Looked up at each call: test tools and instrumentation replace the global one late.
  const send: FetchLike = settings.fetch ?? ((url, init) => fetch(url, init))
  // Not AbortSignal.any and .timeout: browsers of 2023 lack the first, fake timers the second.
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timedOut = false
  const onTimeout = () => {
    timedOut = true
    abort()
  }
  const timer = setTimeout(onTimeout, Math.min(settings.timeoutMs, MAX_TIMER_MS))
  outer?.addEventListener('abort', abort)
  try {
    const response = await send(question.url, { signal: controller.signal })
    if (!response.ok) throw question.error('status', { status: response.status })
    return await question.text(response)
  } catch (cause) {
    outer?.throwIfAborted()
    if (cause instanceof RequestError) throw cause
    throw question.error(timedOut ? 'timeout' : 'network', { cause })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
    // Lets go of the connection when the body was not read.
    abort()
  }
}
