import type videojs from 'video.js'
import type { Caption, VideoSource } from '../types.ts'
import { registerCaptionDisplay } from './caption-display.ts'

export type Player = ReturnType<typeof videojs>

export type PlayerOptions = {
  sources: VideoSource[]
  captions: Caption[]
  autoplay: boolean
  /** Where to begin, in seconds. */
  startAt: number
}

/** Volume of every player at first, 0 to 1. */
const VOLUME = 0.6

/** Makes video.js inside `host`, for what it does best: sources, engines, captions. The controls are ours. */
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
    // video.js throws where no source can be played: there is nothing to set the volume of.
    if (player.tech(true)) player.volume(VOLUME)
    // Not earlier: without a tech a track is lost. And kept (true) until the player goes, whatever the source.
    for (const { url, language, kind } of options.captions) {
      player.addRemoteTextTrack({ kind, src: url, srclang: language, label: languageName(language) }, true)
    }
  })
  return player
}

/** Sources as video.js names their parts. */
export const sourceObjects = (sources: VideoSource[]) => sources.map(({ url, type }) => ({ src: url, type }))

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
