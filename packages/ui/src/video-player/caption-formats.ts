import type { Caption } from './types.ts'

/** Files in other formats than WebVTT, which browsers offer in their menu and do not show. */
const OTHER = /\.(?:srt|sbv|sub|ssa|ass|ttml|dfxp|xml|smi|sami|scc|stl)(?:[?#]|$)|[=/]srt(?:[&#/]|$)/i

/** Whether a browser shows the captions without the player's help. */
export const isNative = ({ url }: Caption) => !OTHER.test(url)

/** Whether the file says by its name that it is WebVTT. */
export const isWebVtt = (url: string) => /\.vtt(?:[?#]|$)/i.test(url)
