import { afterTooManyLists } from './backoff.ts'
import type { Fault, Outcome } from './outcome.ts'

const minute = 60_000

/** A response from the provider with an error status. The body is `application/problem+json`, if it is JSON at all. */
export type Refusal = { status: number; retryAfter: number | undefined; problem: Problem | undefined }

export type Problem = { title: string; detail: string; fields: string[] }

/**
 * What an error response means. Titles and details as documented at
 * https://mailchimp.com/developer/marketing/docs/errors/ and seen in practice.
 */
export function outcomeOf({ status, retryAfter, problem }: Refusal, attempts: number): Outcome {
  const title = problem?.title ?? ''
  const detail = problem?.detail ?? ''
  if (status === 429 || (status === 403 && !problem)) {
    // At high volume Mailchimp answers 429 or a 403 without JSON.
    return { kind: 'pause', error: 'rate limit', after: retryAfter ?? 30_000 }
  }
  if ([401, 403, 404].includes(status)) {
    return { kind: 'pause', error: `configuration: status ${status}`, after: 15 * minute }
  }
  if (status === 400) {
    if (/forgotten email/i.test(title)) return { kind: 'needs_user', error: 'forgotten email' }
    // Somebody else just added it: the next attempt will find it.
    if (/member exists/i.test(title)) return retry('status 400', 0)
    if (/lot of lists/i.test(detail)) return retry('too many lists', afterTooManyLists(attempts))
    if (/fake or invalid|provide a valid email/i.test(detail))
      return { kind: 'rejected', error: 'fake address' }
  }
  return retry(`status ${status}`, retryAfter)
}

export const isCompliance = ({ problem }: Refusal) => /compliance state/i.test(problem?.title ?? '')

export function retry(error: Fault, after?: number): Outcome {
  return { kind: 'retry', error, ...(after !== undefined && { after }) }
}
