import { RequestError, type RequestErrorReason } from '../request-error.ts'

/** The one error that fetching a blog throws, apart from the reason of an aborted signal. */
export class BlogError extends RequestError {
  override readonly name = 'BlogError'

  constructor(reason: RequestErrorReason, details: { status?: number; cause?: unknown } = {}) {
    super('Failed to fetch the blog', reason, details)
  }
}
