/** MIME type of a video, written the way players expect it in `<source type>`. */
export type VideoMimeType =
  | 'video/mp4'
  | 'video/webm'
  | 'application/x-mpegURL'
  | 'application/dash+xml'
  | 'application/vnd.ms-sstr+xml'

/** One encoding of a video. A feed may offer several of different type and quality. */
export type VideoSource = {
  /** Absolute http(s) address, or root-relative when no host is known. */
  url: string
  /**
   * What to tell a player. MOV and M4V are called `video/mp4`: they hold the same streams, and most browsers
   * play them but refuse the names `video/quicktime` and `video/x-m4v`.
   */
  type: VideoMimeType
  /** SD is below 720p, HD 720p, FHD 1080p, UHD 4K; `null` when the feed does not say. */
  quality: 'SD' | 'HD' | 'FHD' | 'UHD' | null
}

/** A text track: WebVTT, which browsers show, or SubRip (`.srt`), which players convert. */
export type Caption = {
  /** Absolute http(s) address, or root-relative when no host is known. */
  url: string
  /** Language as the feed writes it (`en`, `es-MX`), `en` when it does not say. */
  language: string
  /** `captions` for the deaf and hard of hearing, `subtitles` for translated speech. */
  kind: 'captions' | 'subtitles'
}

/** A part of a video. */
export type Chapter = {
  /** Where it begins, in whole seconds. */
  at: number
  /** One line, never empty. */
  title: string
}

/** One video of a feed, ready to show: every field is present and has the type promised here. */
export type VideoItem = {
  /** Unique within its feed, never empty. Where videos of several feeds meet, use `videoKey`. */
  id: string
  /** Id of the feed that it comes from, such as `747`; empty when `parseFeed` was not told. */
  feed: string
  /** One line, never empty. */
  title: string
  /** Address of the thumbnail, `null` without a usable one. */
  image: string | null
  /** Tags of the episode, or of its series when it has none. */
  tags: string[]
  /** The first tag, `Video` without one. */
  genre: string
  /** Length in seconds, `null` when unknown. */
  seconds: number | null
  /** Length in minutes and two-digit seconds (`3:07`, over an hour `61:01`), empty when unknown. */
  duration: string
  /** First usable address of {@link VideoItem.sources}, `null` when there is nothing to play. */
  videoUrl: string | null
  /** One line, empty when the feed has none. */
  description: string
  /** Every usable video, in the order of the feed. */
  sources: VideoSource[]
  /** Every usable text track, in the order of the feed. */
  captions: Caption[]
  /** Every usable chapter, in the order of their times; no two begin in the same second. */
  chapters: Chapter[]
  /** Calendar date as `YYYY-MM-DD`, `null` when missing or not a date. */
  releaseDate: string | null
}

/** A feed as the site uses it. */
export type Feed = {
  /** Videos that may be shown now, in the order of the feed. */
  items: VideoItem[]
  /** How many entries were left out: not an object, without id or title, or the same video a second time. */
  dropped: number
}

/** One post of a blog, ready to list. Only {@link BlogPost.content} needs a sanitiser before it is shown. */
export type BlogPost = {
  /** Slug of the title, at most 100 characters, unique within its blog. */
  id: string
  /** One line of plain text, never empty. */
  title: string
  /** Address of the picture, `null` without a usable one. */
  featuredImage: string | null
  /** ISO date-time in UTC (`2025-11-10T14:00:00.000Z`), `null` when missing or not a date. */
  publishDate: string | null
  /** Names of who wrote it, one line of plain text each, in the order of the feed; empty when the feed names nobody. */
  authors: string[]
  /** In the order of the feed, each once, as the author writes them. */
  categories: string[]
  /** One line of plain text: at most 300 characters, and an ellipsis when there was more. */
  description: string
  /** The description, empty when the content begins with the same words: what a page can show above the content. */
  lead: string
  /** HTML as the author wrote it: **untrusted**. Pass it through `createSanitizer` before rendering any of it. */
  content: string
  /** Base for relative URLs in the content, `null` when the feed gives none. For `createSanitizer`. */
  contentBase: string | null
  /** Address of the post on its own site, `null` without a usable one. */
  originalLink: string | null
}

/** A blog as the site uses it. */
export type Blog = {
  /** In the order of the feed. */
  posts: BlogPost[]
  /** How many items were left out: without title and content, or cut off with the end of the document. */
  dropped: number
}

/** The site's own pictures for posts. */
export type BlogImages = {
  /** Pictures for posts whose title contains the keyword, in any case; the first match wins. */
  overrides: { keyword: string; image: string }[]
  /** Picture by category in lower case. The order of the keys decides for a post that has several. */
  categories: Record<string, string>
  /** For a post that has no picture of its own and none of these categories. */
  fallback: string
}
