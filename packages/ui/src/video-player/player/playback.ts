import type { Player } from './player.ts'

/** The playback rates on offer; 1 is normal speed. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Ignores the failure of a request that came too early or that the browser does not allow. */
const attempt = (asked: Promise<unknown> | undefined) => void asked?.catch(() => {})

export function play(player: Player): void {
  attempt(player.play())
}

export function togglePlay(player: Player): void {
  if (player.paused() || player.ended()) play(player)
  else player.pause()
}

/** The last position to seek to: Chromium's native HLS fails on seeking back from the very end. */
const LAST = 0.1

/** Seeks to `seconds`, limited to the video. */
export function seek(player: Player, seconds: number): void {
  player.currentTime(Math.max(0, Math.min(seconds, lengthOf(player) - LAST)))
}

export function skip(player: Player, seconds: number): void {
  seek(player, (player.currentTime() ?? 0) + seconds)
}

/** The duration in seconds, or 0 while unknown. */
export function lengthOf(player: Player): number {
  const seconds = player.duration() ?? 0
  return Number.isFinite(seconds) ? seconds : 0
}

/** Changes the volume by `step`, from -1 to 1. Turning it up also unmutes. */
export function changeVolume(player: Player, step: number): void {
  setVolume(player, (player.volume() ?? 0) + step)
}

export function setVolume(player: Player, volume: number): void {
  player.volume(Math.min(Math.max(0, Math.round(volume * 100) / 100), 1))
  player.muted(player.volume() === 0)
}

export function toggleMute(player: Player): void {
  const silent = player.muted() || player.volume() === 0
  if (silent && player.volume() === 0) player.volume(0.6)
  player.muted(!silent)
}

/** One step along `RATES`, up (1) or down (-1). */
export function changeRate(player: Player, direction: 1 | -1): void {
  const at = RATES.indexOf(player.playbackRate() ?? 1)
  const rate = RATES[at + direction]
  if (rate !== undefined) player.playbackRate(rate)
}

/** iPhones allow fullscreen for the video element only; video.js handles those but does not check other browsers. */
export const canFillScreen = (player: Player) =>
  document.fullscreenEnabled === true || player.supportsFullScreen()

export function toggleFullscreen(player: Player): void {
  attempt(player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen())
}

export const canPictureInPicture = () => document.pictureInPictureEnabled === true

export function togglePictureInPicture(player: Player): void {
  attempt(player.isInPictureInPicture() ? player.exitPictureInPicture() : player.requestPictureInPicture())
}

/** Focuses the player itself: a focused button that is removed would lose the focus. */
export function focusPlayer(player: Player): void {
  const element = player.el()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** `0:07`, `1:01:01`: minutes and seconds, with hours if there are any. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}
