import { type RefObject, useEffect, useRef, useState } from 'react'
import type videojs from 'video.js'
import { loadVideoJs } from './load-video-js.ts'
import type { Caption, VideoSource } from './types.ts'

type Player = ReturnType<typeof videojs>
export type PlayerStatus = 'loading' | 'ready' | 'failed'

/** Volume of every dialog player, 0 to 1. */
const VOLUME = 0.6

type PlayerOptions = {
  sources: VideoSource[]
  captions: Caption[]
  poster: string | undefined
  autoplay: boolean
  autoFocus: boolean
  onEnded: (() => void) | undefined
}

/** Builds a video.js player inside `host` and takes it down again; `retry` starts over after a failure. */
export function usePlayer(host: RefObject<HTMLElement | null>, options: PlayerOptions) {
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  // A parent that renders again hands over equal arrays: only another video may rebuild the player.
  const identity = JSON.stringify([options.sources, options.captions, options.poster, options.autoplay])
  const onEnded = useRef(options.onEnded)
  useEffect(() => {
    onEnded.current = options.onEnded
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `identity` stands for the options, `attempt` starts over.
  useEffect(() => {
    let player: Player | undefined
    let gone = false
    setStatus('loading')

    loadVideoJs(options.sources).then(
      (create) => {
        if (gone || !host.current) return
        player = createPlayer(create, host.current, options)
        if (options.autoFocus) takeFocus(player, host.current)
        player.on('error', () => setStatus('failed'))
        player.on('loadeddata', () => setStatus('ready'))
        player.on('ended', () => onEnded.current?.())
      },
      (error: unknown) => {
        console.error('The video player could not be loaded', error)
        if (!gone) setStatus('failed')
      },
    )
    return () => {
      gone = true
      player?.dispose()
    }
  }, [host, identity, attempt])

  return { status, retry: () => setAttempt((count) => count + 1) }
}

function createPlayer(create: typeof videojs, host: HTMLElement, options: PlayerOptions): Player {
  const element = document.createElement('video-js')
  element.className = 'vjs-big-play-centered'
  host.append(element)
  const player = create(element, {
    autoplay: options.autoplay,
    controls: true,
    fill: true,
    playsinline: true,
    poster: options.poster,
    preload: 'auto',
    errorDisplay: false,
    playbackRates: [0.75, 1, 1.25, 1.5, 2],
    sources: options.sources.map(({ url, type }) => ({ src: url, type })),
    userActions: { hotkeys: true },
    html5: { nativeTextTracks: false },
  })
  player.volume(VOLUME)
  // Not earlier: without a tech a track is lost. And kept (true) until the player goes, whatever the source.
  player.ready(() => {
    for (const { url, language, kind } of options.captions) {
      player.addRemoteTextTrack({ kind, src: url, srclang: language, label: languageName(language) }, true)
    }
  })
  return player
}

function takeFocus(player: Player, host: HTMLElement) {
  const waiting = document.activeElement
  const element = player.el()
  if (waiting?.contains(host) && element instanceof HTMLElement) element.focus({ preventScroll: true })
}

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
