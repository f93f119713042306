import type { Player } from './create-player.ts'

/**
 * Puts a playing video into `host`, in the wrapper from which video.js takes it over. A video that moves within one task
 * keeps playing.
 */
export function frameVideo(video: HTMLVideoElement, host: HTMLElement): void {
  const frame = document.createElement('div')
  frame.dataset.vjsPlayer = ''
  frame.className = 'video-js'
  // So that a dialog can focus it before video.js is there (use-player.ts).
  frame.tabIndex = 0
  video.className = 'vjs-tech'
  host.append(frame)
  frame.append(video)
}

/** Tells a player that took over a playing video what it missed; video.js itself only repeats the events of loading. */
export function repeatPlay(player: Player): void {
  if (player.paused()) return
  const tech = player.tech(true)
  tech.trigger('play')
  if (player.readyState() > HTMLMediaElement.HAVE_CURRENT_DATA) tech.trigger('playing')
}
