import type videojs from 'video.js'
import { findNativeSource, VOLUME } from '../start-video.ts'
import type { Caption, VideoSource } from '../types.ts'
import { registerCaptionDisplay } from './caption-display.ts'
import { addCaptions } from './captions.ts'
import type { Player } from './player.ts'

export type PlayerOptions = {
  sources: VideoSource[]
  captions: Caption[]
  autoplay: boolean
  /** The position to start at, in seconds. */
  startAt: number
  /** The locale in which the captions' languages are named. */
  locale: string
}

/**
 * Puts a playing video into `host`, in the wrapper from which video.js takes it over. A video that moves within one task
 * keeps playing.
 */
export function frameVideo(video: HTMLVideoElement, host: HTMLElement): void {
  const frame = document.createElement('div')
  frame.dataset.vjsPlayer = ''
  frame.className = 'video-js'
  // So that a dialog can focus it before video.js is there.
  frame.tabIndex = 0
  video.className = 'vjs-tech'
  host.append(frame)
  frame.append(video)
}

/**
 * Creates a video.js player inside `host` for sources, engines and captions, without its controls. It takes over
 * `started`, a video that `frameVideo` has put there, without interrupting it.
 */
export function createPlayer(
  create: typeof videojs,
  host: HTMLElement,
  { sources, captions, autoplay, startAt, locale }: PlayerOptions,
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
    autoplay: autoplay && !started,
    controls: true,
    playsinline: true,
    preload: 'auto',
    // The controls are ours.
    children: ['mediaLoader', 'textTrackDisplay', 'textTrackSettings', 'resizeManager'],
    textTrackDisplay: { componentClass: registerCaptionDisplay(create) },
    persistTextTrackSettings: true,
    // The URL that it plays, as the browser spells it, or video.js would load the video again.
    sources: started
      ? [{ src: started.currentSrc, type: findNativeSource(sources)?.type ?? '' }]
      : sourceObjects(sources),
    userActions: { hotkeys: false },
    html5: { nativeTextTracks: false },
  })
  // Immediately, or a playing video would be at full volume until the player is ready.
  if (volume !== undefined) player.volume(volume)
  if (startAt > 0 && !started) player.one('loadedmetadata', () => seekTo(player, startAt))
  player.ready(() => {
    // Without a playable source there is no tech, and setting the volume throws.
    if (!started && player.tech(true)) player.volume(VOLUME)
    // Tracks added before there is a tech are lost.
    addCaptions(player, captions, locale)
    if (started) repeatPlay(player)
  })
  return player
}

/** Goes to a position in seconds; the end is no place to start, so there it stays at the beginning. */
function seekTo(player: Player, seconds: number): void {
  if (!(seconds > (player.duration() ?? 0) - 1)) player.currentTime(seconds)
}

/** Tells a player that took over a playing video what it missed; video.js itself only repeats the events of loading. */
function repeatPlay(player: Player): void {
  if (player.paused()) return
  const tech = player.tech(true)
  tech.trigger('play')
  if (player.readyState() > HTMLMediaElement.HAVE_CURRENT_DATA) tech.trigger('playing')
}

/** Sources in video.js's format. */
export const sourceObjects = (sources: VideoSource[]) => sources.map(({ url, type }) => ({ src: url, type }))
