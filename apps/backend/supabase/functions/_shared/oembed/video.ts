import { HttpError } from '../http.ts'

/** A video as oEmbed describes it. */
export type OembedVideo = {
  width: number
  height: number
  html: string
  thumbnail_url?: string
  thumbnail_width?: number
  thumbnail_height?: number
}

/** Nobody's page is wider. */
const maxWidth = 1920

/**
 * Reads what the build has written (apps/web/build/embeds).
 * @throws HttpError 502 for anything else, such as a web page in its place
 */
export function parseVideo(text: string): OembedVideo {
  try {
    const video: unknown = JSON.parse(text)
    if (isVideo(video)) return video
  } catch {
    // Told below.
  }
  throw new HttpError(502, 'The site did not answer as it should. Please try again.')
}

function isVideo(value: unknown): value is OembedVideo {
  if (typeof value !== 'object' || value === null) return false
  const { width, height, html } = value as Partial<Record<keyof OembedVideo, unknown>>
  return (
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof html === 'string' &&
    html.startsWith('<iframe ')
  )
}

/** Fits a video into a box, in its own proportions; without limits it keeps its size. */
export function sizeIn(video: OembedVideo, wide: number, high: number): OembedVideo {
  const scale = Math.min(wide / video.width, high / video.height)
  if (scale === Number.POSITIVE_INFINITY) return video
  const width = Math.max(1, Math.floor(Math.min(video.width * scale, maxWidth)))
  const height = Math.max(1, Math.floor((width * video.height) / video.width))
  const html = video.html.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
  const { thumbnail_url, thumbnail_width = 0, thumbnail_height = 0, ...rest } = video
  // A thumbnail must keep to the limits too.
  const fits = thumbnail_url && thumbnail_width <= wide && thumbnail_height <= high
  return { ...rest, ...(fits && { thumbnail_url, thumbnail_width, thumbnail_height }), width, height, html }
}

/** Begins at a position, as the address of the page does: `95`, `1m35s` or `1:35`. */
export function startAt(video: OembedVideo, at: string | null): OembedVideo {
  if (!at || !/^[\dhms:.]{1,12}$/.test(at)) return video
  return { ...video, html: video.html.replace(/ src="([^"]+)"/, ` src="$1?t=${at}"`) }
}
