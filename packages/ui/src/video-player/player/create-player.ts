import type videojs from 'video.js'
import type { Caption, VideoSource } from '../types.ts'
import { registerCaptionDisplay } from './caption-display.ts'

export type Player = ReturnType<typeof videojs>

export type PlayerOptions = {
  sources: VideoSource[]
  captions: Caption[]
  autoplay: boolean
  /** The position to start at, in seconds. */
  startAt: number
}

/** The initial volume, 0 to 1. */
const VOLUME = 0.6

/** Creates a video.js player inside `host` for sources, engines and captions, without its controls. */
export function createPlayer(create: typeof videojs, host: HTMLElement, options: PlayerOptions): Player {
  const element = document.createElement('video-js')
  host.append(element)
  const player = create(element, {
    autoplay: options.autoplay,
    controls: true,
    playsinline: true,
    preload: 'auto',
    posterImage: false,
    bigPlayButton: false,
    controlBar: false,
    errorDisplay: false,
    liveTracker: false,
    loadingSpinner: false,
    titleBar: false,
    textTrackDisplay: { componentClass: registerCaptionDisplay(create) },
    persistTextTrackSettings: true,
    sources: sourceObjects(options.sources),
    userActions: { hotkeys: false },
    html5: { nativeTextTracks: false },
  })
  if (options.startAt > 0) player.one('loadedmetadata', () => player.currentTime(options.startAt))
  player.ready(() => {
    // Without a playable source there is no tech, and setting the volume throws.
    if (player.tech(true)) player.volume(VOLUME)
    // Tracks added before there is a tech are lost. `true` keeps them when the source changes.
    for (const { url, language, kind } of options.captions) {
      player.addRemoteTextTrack({ kind, src: url, srclang: language, label: languageName(language) }, true)
    }
  })
  return player
}

/** Sources in video.js's format. */
export const sourceObjects = (sources: VideoSource[]) => sources.map(({ url, type }) => ({ src: url, type }))

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
