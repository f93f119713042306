import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadVideoJs } from './load-video-js.ts'
import { recallCaptions } from './player/captions.ts'
import { createPlayer, frameVideo, type PlayerOptions, sourceObjects } from './player/create-player.ts'
import { focusPlayer } from './player/playback.ts'
import type { Player } from './player/player.ts'
import { followPosition, readPosition } from './player/positions.ts'
import { watchStall } from './player/watch-stall.ts'
import { secondsWaited } from './start-video.ts'
import type { VideoProps, VideoSource } from './types.ts'

/**
 * Where a video is: `adopting` or `loading`, then `ready`. If it breaks off, it is `loading` again, with new URLs, and then
 * `ready`, `failed` or `unsupported`. A failed one can be tried again.
 */
export type PlayerStatus =
  /** Waiting for the code, the first picture or new URLs. */
  | 'loading'
  /** A started video plays in the browser's own player: video.js is on its way, or could not be loaded. */
  | 'adopting'
  /** It plays or can be played, with our controls. */
  | 'ready'
  /** It could not be loaded, or broke off. */
  | 'failed'
  /** The browser can't play any of the sources, however often it tries. */
  | 'unsupported'

/** One attempt to play the video. A failure may lead to another. */
export type Attempt = {
  sources: VideoSource[]
  /** The start position in seconds, and whether the visitor left off there. */
  startAt: number
  resumes: boolean
  /** The video that the click started. */
  startedVideo: HTMLVideoElement | undefined
}

type State = {
  attempt: Attempt
  status: PlayerStatus
  /** Also there while waiting for a picture, and after a failure. */
  player: Player | null
  /** Whether it has ever played: from then on the poster stays hidden. */
  hasPlayed: boolean
}

type Options = PlayerOptions &
  Pick<VideoProps, 'resumeKey' | 'startedVideo' | 'renewSources' | 'onEnded'> & { autoFocus: boolean }

/** How often failures may ask for new URLs, in ms: a broken file must not be restarted forever. */
const MIN_RENEW_INTERVAL_MS = 60_000

/** Owns the video in `host`. Of later options only the functions are used; for another video, render another component. */
export function usePlayer(host: RefObject<HTMLElement | null>, options: Options) {
  const [state, setState] = useState(() => begin(firstAttempt(options)))
  const { attempt, player, status } = state
  const reached = useRef(attempt.startAt)
  const renewedAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  // A layout effect, because a video that is out of the document for longer than a task stops.
  useLayoutEffect(() => {
    const { startedVideo } = attempt
    if (startedVideo && host.current && !host.current.contains(startedVideo))
      frameVideo(startedVideo, host.current)
  }, [host, attempt])

  // Without controls, the player is a tab stop; otherwise focus would be trapped in it.
  useLayoutEffect(() => {
    player?.el().setAttribute('tabindex', status === 'loading' ? '0' : '-1')
  }, [player, status])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt keeps the options that it began with.
  useEffect(() => {
    const { sources, startedVideo } = attempt
    let player: Player | undefined
    let gone = false
    const change = (changes: Partial<State>) =>
      setState((state) => (state.attempt === attempt ? { ...state, ...changes } : state))

    async function start() {
      const create = await loadVideoJs(sources)
      if (gone || !host.current) return
      const taken = startedVideo?.error ? undefined : startedVideo
      if (!taken) host.current.replaceChildren()
      const waited = taken ? secondsWaited(taken) : 0
      const made = createPlayer(create, host.current, { ...options, ...attempt }, taken)
      player = made
      made.el().setAttribute('tabindex', '0')
      recallCaptions(made)
      if (options.resumeKey !== undefined) followPosition(made, options.resumeKey)

      const giveUp = (status: PlayerStatus) => {
        // The error message is outside of the fullscreen element.
        if (!gone && made.isFullscreen()) void made.exitFullscreen()
        change({ status })
      }
      const fail = async () => {
        if (!made.selectSource(sourceObjects(sources))) return giveUp('unsupported')
        if (performance.now() - renewedAt.current < MIN_RENEW_INTERVAL_MS) return giveUp('failed')
        change({ status: 'loading' })
        const found = await renew()
        if (!found) giveUp('failed')
        else if (!gone) startOver(found)
      }
      made.on('error', fail)
      watchStall(made, fail, waited)
      made.on('loadeddata', () => change({ status: 'ready' }))
      // Also after a stall that ends.
      made.on('playing', () => change({ status: 'ready', hasPlayed: true }))
      made.on(['timeupdate', 'seeking'], () => {
        reached.current = made.currentTime() || reached.current
      })
      made.on('ended', () => {
        reached.current = 0
        latest.current.onEnded?.()
      })
      if (options.autoFocus && document.activeElement?.contains(host.current)) focusPlayer(made)
      // Until it is ready, video.js reports every video as paused.
      made.ready(() => change({ player: made }))
    }

    start().catch((error: unknown) => {
      console.error('The video player could not be loaded', error)
      if (gone) return
      if (startedVideo && !startedVideo.error) {
        // It continues with the browser's own controls.
        startedVideo.controls = true
        startedVideo.onerror = () => change({ status: 'failed' })
        change({ status: 'adopting' })
      } else {
        host.current?.replaceChildren()
        change({ status: 'failed' })
      }
    })
    return () => {
      gone = true
      change({ player: null })
      player?.dispose()
    }
  }, [host, attempt])

  /** Asks for the URLs again. Undefined if they are the same. */
  async function renew(): Promise<VideoSource[] | undefined> {
    renewedAt.current = performance.now()
    const found = await latest.current.renewSources?.().catch(() => undefined)
    return found?.length && JSON.stringify(found) !== JSON.stringify(attempt.sources) ? found : undefined
  }

  /** Another attempt, at the same position. */
  function startOver(sources = attempt.sources) {
    const resumes = attempt.resumes && reached.current === attempt.startAt
    setState(begin({ sources, startAt: reached.current, resumes, startedVideo: undefined }))
  }

  async function retry() {
    setState({ ...state, status: 'loading' })
    startOver(await renew())
  }

  return { ...state, retry }
}

function firstAttempt({ sources, startAt, resumeKey, startedVideo }: Options): Attempt {
  const left = startAt === 0 && resumeKey !== undefined ? readPosition(resumeKey) : 0
  // A removed player has left its video without a URL.
  const isThere = startedVideo?.hasAttribute('src')
  return {
    sources,
    startAt: startAt || left,
    resumes: left > 0,
    startedVideo: isThere ? startedVideo : undefined,
  }
}

function begin(attempt: Attempt): State {
  const video = attempt.startedVideo
  const hasPicture = video !== undefined && video.readyState >= video.HAVE_CURRENT_DATA
  const hasPlayed = video !== undefined && video.played.length > 0
  return { attempt, status: hasPicture ? 'adopting' : 'loading', player: null, hasPlayed }
}
