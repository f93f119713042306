import * as v from 'valibot'
import { HttpError } from '../http.ts'

/** A video's oEmbed response, as written by the build (apps/web/build/embeds). */
const schema = v.looseObject({
  width: v.number(),
  height: v.number(),
  html: v.pipe(v.string(), v.startsWith('<iframe ')),
  thumbnail_url: v.optional(v.string()),
  thumbnail_width: v.optional(v.number()),
  thumbnail_height: v.optional(v.number()),
})
type OembedVideo = v.InferOutput<typeof schema>

/** Larger than any page. */
const maxWidth = 1920

/** @throws HttpError 502 for anything else, such as a web page in its place */
export function parseVideo(text: string): OembedVideo {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) return result.output
  throw new HttpError(502, 'The site did not answer as it should. Please try again.')
}

/** Fits a video into a box without changing its proportions; without limits it keeps its size. */
export function sizeIn(video: OembedVideo, wide: number, high: number): OembedVideo {
  const scale = Math.min(wide / video.width, high / video.height)
  if (scale === Number.POSITIVE_INFINITY) return video
  const width = Math.max(1, Math.floor(Math.min(video.width * scale, maxWidth)))
  const height = Math.max(1, Math.floor((width * video.height) / video.width))
  const html = video.html.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
  const { thumbnail_url, thumbnail_width = 0, thumbnail_height = 0, ...rest } = video
  // The limits apply to a thumbnail too.
  const fits = thumbnail_url && thumbnail_width <= wide && thumbnail_height <= high
  return { ...rest, ...(fits && { thumbnail_url, thumbnail_width, thumbnail_height }), width, height, html }
}

/** Starts at a position, like the page's address: `95`, `1m35s` or `1:35`. */
export function startAt(video: OembedVideo, at: string | null): OembedVideo {
  if (!at || !/^[\dhms:.]{1,12}$/.test(at)) return video
  return { ...video, html: video.html.replace(/ src="([^"]+)"/, ` src="$1?t=${at}"`) }
}
