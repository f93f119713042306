import type videojs from 'video.js'
import { VOLUME } from '../start-video.ts'
import type { Caption, VideoSource } from '../types.ts'
import { addCaptions } from './add-captions.ts'
import { repeatPlay } from './adopt-video.ts'
import { registerCaptionDisplay } from './caption-display.ts'
import { sameAddress } from './qualities.ts'

export type Player = ReturnType<typeof videojs>

export type PlayerOptions = {
  sources: VideoSource[]
  captions: Caption[]
  autoplay: boolean
  /** The position to start at, in seconds. */
  startAt: number
  /** In whose words the captions' languages are named. */
  locale: string
}

/**
 * Creates a video.js player inside `host` for sources, engines and captions, without its controls. It takes over
 * `started`, a video that is in a frame there (adopt-video.ts), without interrupting it.
 */
export function createPlayer(
  create: typeof videojs,
  host: HTMLElement,
  options: PlayerOptions,
  started?: HTMLVideoElement,
): Player {
  const volume = started?.volume
  const element = started ?? document.createElement('video-js')
  if (started) {
    // video.js adds the captions itself.
    started.replaceChildren()
    // video.js gives the frame the class of the video, and the video another.
    started.className = 'video-js'
  } else host.append(element)
  const player = create(element, {
    autoplay: options.autoplay && !started,
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
    // The same address, or video.js loads the video again.
    sources: sourceObjects(options.sources, started?.currentSrc),
    userActions: { hotkeys: false },
    html5: { nativeTextTracks: false },
  })
  // At once, or a playing video is as loud as it can be until the player is ready.
  if (volume !== undefined) player.volume(volume)
  if (options.startAt > 0 && !started) player.one('loadedmetadata', () => player.currentTime(options.startAt))
  player.ready(() => {
    // Without a playable source there is no tech, and setting the volume throws.
    if (!started && player.tech(true)) player.volume(VOLUME)
    // Tracks added before there is a tech are lost.
    addCaptions(player, options.captions, options.locale)
    if (started) repeatPlay(player)
  })
  return player
}

/** Sources in video.js's format. The one that is `playing` keeps the browser's spelling of its address. */
export const sourceObjects = (sources: VideoSource[], playing?: string) =>
  sources.map(({ url, type }) => ({
    src: playing && sameAddress(url, playing) ? playing : url,
    type,
  }))
