import { loadVideoJs } from '@two-pastors/ui/load-video-js'
import { createDefaultPolicy } from '#lib/trusted-types.ts'

type EngineOptions = { sources: { url: string; type: string }[]; at: number; play: () => Promise<void> }

let player: ReturnType<Awaited<ReturnType<typeof loadVideoJs>>> | undefined

/** Plays a video that the browser can't play itself, such as HLS, with the engine of the site's player. */
export async function startEngine(
  video: HTMLVideoElement,
  { sources, at, play }: EngineOptions,
): Promise<void> {
  createDefaultPolicy()
  const create = await loadVideoJs(sources)
  // The engine waits for the element to open its source, which `none` puts off until playback.
  video.preload = 'auto'
  // Only the engine: the controls stay the browser's own.
  const engine =
    player ??
    create(video, {
      children: ['mediaLoader'],
      controls: false,
      playsinline: true,
      preload: 'auto',
      sources: sources.map(({ url, type }) => ({ src: url, type })),
      userActions: { click: false, doubleClick: false, hotkeys: false },
      html5: { nativeTextTracks: true },
    })
  if (player) player.src(sources.map(({ url, type }) => ({ src: url, type })))
  player = engine
  // Before that, the engine would ignore a call of `play`.
  await new Promise<void>((resolve, reject) => {
    engine.one('error', () => reject(engine.error()))
    engine.one('loadedmetadata', () => resolve())
  })
  if (at > 0) engine.currentTime(at)
  video.controls = true
  video.focus()
  void play()
}
