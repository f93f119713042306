import type { ReactNode } from 'react'

/** One file or playlist of a video. */
export type VideoSource = {
  url: string
  /** Its MIME type, such as `video/mp4` or `application/x-mpegURL`. */
  type: string
  /**
   * The name of its quality, such as `720p`. If several sources of one type have different ones, visitors can choose;
   * for HLS the playlist lists them.
   */
  quality?: string | null | undefined
}

/** A file of WebVTT, or of SubRip (`.srt`), which the player converts and a browser's own player does not show; `language` is a BCP 47 tag. */
export type Caption = { url: string; language: string; kind: 'captions' | 'subtitles' }

/** What a player plays, on a page or in a dialog. */
export type VideoProps = {
  /** In order of preference: the first that the browser supports is played. */
  sources: VideoSource[]
  /**
   * WebVTT or SubRip files; the visitor chooses among them, and the choice is remembered.
   * @default []
   */
  captions?: Caption[]
  /** The address of a picture to show until the video plays. */
  poster?: string | undefined
  /**
   * Whether it starts by itself, at volume 0.6.
   * @default true
   */
  autoplay?: boolean
  /**
   * A stable id of the video, such as that of a feed item. The browser stores the position under it, and
   * the player resumes there. Without it every video starts at the beginning.
   */
  resumeKey?: string | undefined
  /**
   * Where it starts, in seconds, instead of where the visitor left off. Another value doesn't move a video that is there.
   * @default 0
   */
  startAt?: number | undefined
  /**
   * A video of these sources that `startVideo` has started in the click handler. The player takes it over while it plays,
   * and starts it again itself if it has failed.
   */
  startedVideo?: HTMLVideoElement | undefined
  /**
   * Finds new sources, for URLs that expire: called when the video fails, and by "Try again". New ones are played
   * from the same position.
   */
  renewSources?: (() => Promise<VideoSource[] | undefined>) | undefined
  /** Called at the end of the video. */
  onEnded?: () => void
  /** What to watch next, such as a link to another video: shown at the end, next to a button that replays this one. */
  upNext?: ReactNode
}
