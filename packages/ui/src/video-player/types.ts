/** One file or playlist of a video; `type` is its MIME type, such as `video/mp4` or `application/x-mpegURL`. */
export type VideoSource = { url: string; type: string }

/** A WebVTT file; `language` is a BCP 47 tag. */
export type Caption = { url: string; language: string; kind: 'captions' | 'subtitles' }
