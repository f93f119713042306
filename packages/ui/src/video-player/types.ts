/** One file or playlist of a video; `type` is its MIME type, such as `video/mp4` or `application/x-mpegURL`. */
export type VideoSource = { url: string; type: string }

/** A WebVTT file; `language` is a BCP 47 tag. */
export type Caption = { url: string; language: string; kind: 'captions' | 'subtitles' }

/** What a player plays, on a page or in a dialog. */
export type VideoProps = {
  /** In order of preference; the first that the browser can play is played. */
  sources: VideoSource[]
  /**
   * WebVTT files; the visitor chooses among them.
   * @default []
   */
  captions?: Caption[]
  /** The address of a picture that shows before the video does. */
  poster?: string | undefined
  /**
   * Starts by itself, at volume 0.6.
   * @default true
   */
  autoplay?: boolean
  /** Called when the video has come to its end. */
  onEnded?: () => void
}
