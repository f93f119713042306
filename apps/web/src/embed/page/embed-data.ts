/** What the light page loads only if it must: addresses of built files. */
export type EmbedData = {
  /** Plays what the browser can't (engine.ts). */
  engine: string
  /** Finds a video in the feeds (find-video.ts). */
  finder: string
}
