/// <reference path="./video-js.d.ts" />
import type videojs from 'video.js'
import type { VideoSource } from './types.ts'

const HLS = 'application/x-mpegURL'

/**
 * Loads video.js: 64 KB (brotli) of it for what the browser plays by itself, 172 KB when the video is HLS and
 * the browser needs the engine. Call it early, on hover or focus, and the click finds it loaded.
 */
export async function loadVideoJs(sources: VideoSource[]): Promise<typeof videojs> {
  // video.js would otherwise write <style> elements into the page, which a strict CSP refuses.
  Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true })
  const module = needsHlsEngine(sources) ? await import('video.js') : await import('video.js/core.es.js')
  return module.default
}

function needsHlsEngine(sources: VideoSource[]): boolean {
  const video = document.createElement('video')
  return sources.every((source) => source.type === HLS) && video.canPlayType(HLS) === ''
}
