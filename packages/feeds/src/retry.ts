import { RequestError } from './request-error.ts'

/** How often a failed request is repeated when nobody says otherwise. */
export const DEFAULT_RETRIES = 3

/** Error statuses that may pass: request timeout, too early, too many requests. 5xx come on top. */
const PASSING_STATUSES = [408, 425, 429]

/**
 * Whether asking again may help: after a network failure, a time-out, or a status that may pass (408, 425,
 * 429, 5xx). Not after another status or an answer that cannot be read, and never after an abort.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  const { reason, status = 0 } = error
  if (reason === 'status') return status >= 500 || PASSING_STATUSES.includes(status)
  return reason !== 'malformed'
}

/**
 * Exponential backoff: 1 s, 2 s, 4 s … up to 30 s.
 *
 * @param attempt Which repetition, counted from 0.
 * @returns Wait before the next request, in ms.
 */
export function exponentialDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}
