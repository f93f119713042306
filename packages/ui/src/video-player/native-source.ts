import type { VideoSource } from './types.ts'

/** The first source that the browser plays without an engine; the rule by which video.js chooses, too. */
export function findNativeSource(sources: VideoSource[]): VideoSource | undefined {
  const video = document.createElement('video')
  return sources.find(({ type }) => video.canPlayType(type) !== '')
}
