import { readPosition } from './player/positions.ts'
import { isNative } from './tracks.ts'
import type { VideoProps, VideoSource } from './types.ts'

export { nativeTracks } from './tracks.ts'

/** The initial volume, 0 to 1. */
export const VOLUME = 0.6

/**
 * Starts a video with the browser's own player, while the code of `VideoPlayer` may still be loading. Call it in the click
 * handler: browsers let a video with sound start only there. Pass the result to `VideoPlayer` or `VideoDialog` as
 * `startedVideo`; they take it over while it plays.
 *
 * @returns The playing element, which is not in the document yet; undefined if the browser plays none of the sources
 * without an engine.
 *
 * @example
 * const startedVideo = startVideo({ sources: [{ url: '/kings.mp4', type: 'video/mp4' }], resumeKey: 'king-of-kings' })
 */
export function startVideo({
  sources,
  captions = [],
  resumeKey,
}: Pick<VideoProps, 'sources' | 'captions' | 'resumeKey'>): HTMLVideoElement | undefined {
  const source = findNativeSource(sources)
  if (!source) return undefined
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  video.volume = VOLUME
  video.src = source.url
  const position = resumeKey === undefined ? 0 : readPosition(resumeKey)
  // Before the metadata has loaded, this sets where playback starts.
  if (position > 0) video.currentTime = position
  // Where the browser refuses, the player shows its play button.
  video.play().catch(() => {})
  for (const { url, language, kind } of captions.filter(isNative))
    video.append(Object.assign(document.createElement('track'), { src: url, srclang: language, kind }))
  video.dataset.startedAt = String(performance.now())
  return video
}

/** Plays a paused video, pauses a playing one. */
export function toggleVideo(video: HTMLVideoElement): void {
  if (!video.paused) video.pause()
  // The code that shows the video reports errors.
  else video.play().catch(() => {})
}

/** The first source that the browser plays without an engine; video.js uses the same rule. */
export function findNativeSource(sources: VideoSource[]): VideoSource | undefined {
  const video = document.createElement('video')
  return sources.find(({ type }) => video.canPlayType(type) !== '')
}

/** Whether the browser plays one of the sources without an engine. */
export const playsNatively = (sources: VideoSource[]) => findNativeSource(sources) !== undefined

/** How long a video from `startVideo` has been waiting for its first picture, in seconds. */
export function secondsWaited({ readyState, dataset }: HTMLVideoElement): number {
  if (readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return 0
  const now = performance.now()
  return (now - Number(dataset.startedAt ?? now)) / 1000
}
