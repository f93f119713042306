/** One file or playlist of a video. */
export type VideoSource = {
  url: string
  /** Its MIME type, such as `video/mp4` or `application/x-mpegURL`. */
  type: string
  /**
   * What visitors call its quality, such as `720p`. Where two sources of one type have different ones, they choose among
   * them; an HLS playlist brings its own.
   */
  quality?: string | null | undefined
}

/** A WebVTT file; `language` is a BCP 47 tag. */
export type Caption = { url: string; language: string; kind: 'captions' | 'subtitles' }

/** What a player plays, on a page or in a dialog. */
export type VideoProps = {
  /** In order of preference; the first that the browser can play is played. */
  sources: VideoSource[]
  /**
   * WebVTT files; the visitor chooses among them, and the choice is remembered.
   * @default []
   */
  captions?: Caption[]
  /** The address of a picture that shows until the video does. */
  poster?: string | undefined
  /**
   * Starts by itself, at volume 0.6.
   * @default true
   */
  autoplay?: boolean
  /**
   * The video's own name, such as the id of a feed's item: under it the browser remembers where the visitor left off, and
   * the player goes on from there. Without it every video begins at its beginning.
   */
  resumeKey?: string | undefined
  /** Called when the video has come to its end. */
  onEnded?: () => void
}
