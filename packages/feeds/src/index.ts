export { slugify } from './blog/slug.ts'
export { brokenCharacters, cleanText } from './characters.ts'
export { formatDuration } from './duration.ts'
export { createFeedClient, type FeedClient, type FeedClientOptions, FeedError } from './feed-client.ts'
export { type ParseFeedOptions, parseFeed } from './parse-feed.ts'
export {
  type ClientOptions,
  type FetchLike,
  isRetryable,
  type RequestErrorReason,
  type RequestOptions,
} from './request.ts'
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
  Chapter,
  Feed,
  VideoItem,
  VideoMimeType,
  VideoSource,
} from './types.ts'
export { blogRequestUrl, feedUrl } from './urls.ts'
export { findVideo, videoKey } from './video-key.ts'
