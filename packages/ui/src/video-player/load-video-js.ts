/// <reference path="./video-js.d.ts" />
import type videojs from 'video.js'
import { playsNatively } from './start-video.ts'
import type { VideoSource } from './types.ts'

/**
 * Loads video.js: 64 KB (brotli) for what the browser plays natively, 172 KB when it plays none of
 * the sources (HLS or DASH in most browsers). Call it on hover or focus, so that it is loaded when the click comes.
 */
export async function loadVideoJs(sources: VideoSource[]): Promise<typeof videojs> {
  // video.js would otherwise write <style> elements into the page, which a strict CSP refuses.
  Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true })
  const module = playsNatively(sources) ? await import('video.js/core.es.js') : await import('video.js')
  return module.default
}
