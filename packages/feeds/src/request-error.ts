/** Why a request failed: no answer, none in time, an error status, or an answer that cannot be read. */
export type RequestErrorReason = 'network' | 'timeout' | 'status' | 'malformed'

/** What all errors of this package's requests have in common, so that one rule says when to ask again. */
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
