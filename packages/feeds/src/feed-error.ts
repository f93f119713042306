import { RequestError, type RequestErrorReason } from './request-error.ts'

/** Why a feed could not be had: no answer, none in time, an error status, or an answer that is not a feed. */
export type FeedErrorReason = RequestErrorReason

/** The one error that fetching a feed throws, apart from the reason of an aborted signal. */
export class FeedError extends RequestError {
  override readonly name = 'FeedError'
  /** Id of the feed that was asked for. */
  readonly feedId: string

  constructor(
    feedId: number | string,
    reason: FeedErrorReason,
    details: { status?: number; cause?: unknown } = {},
  ) {
    super(`Failed to fetch feed data for ${feedId}`, reason, details)
    this.feedId = String(feedId)
  }
}
