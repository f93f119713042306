/** Why a feed could not be had: no answer, none in time, an error status, or an answer that is not a feed. */
export type FeedErrorReason = 'network' | 'timeout' | 'status' | 'malformed'

/** The one error that fetching a feed throws, apart from the reason of an aborted signal. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  /** Id of the feed that was asked for. */
  readonly feedId: string
  readonly reason: FeedErrorReason
  /** HTTP status of the answer, when `reason` is `status`. */
  readonly status: number | undefined

  constructor(
    feedId: number | string,
    reason: FeedErrorReason,
    details: { status?: number; cause?: unknown } = {},
  ) {
    super(`Failed to fetch feed data for ${feedId}`, { cause: details.cause })
    this.feedId = String(feedId)
    this.reason = reason
    this.status = details.status
  }
}
