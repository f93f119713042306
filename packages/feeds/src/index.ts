export { formatDuration } from './duration.ts'
export {
  createFeedClient,
  type FeedClient,
  type FeedClientOptions,
  type FetchFeedOptions,
  type FetchLike,
} from './feed-client.ts'
export { FeedError, type FeedErrorReason } from './feed-error.ts'
export { type ParseFeedOptions, parseFeed } from './parse-feed.ts'
export { exponentialDelay, isRetryable } from './retry.ts'
export { inSlices } from './slices.ts'
export {
  type FunctionsClientLike,
  type SignUpContext,
  SubscribeError,
  type Subscription,
  subscribe,
} from './subscribe.ts'
export type {
  Blog,
  BlogImages,
  BlogPost,
  Caption,
  Feed,
  VideoItem,
  VideoMimeType,
  VideoSource,
} from './types.ts'
export { blogRequestUrl, feedUrl } from './urls.ts'
export { findVideo, videoKey } from './video-key.ts'
