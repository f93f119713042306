import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadVideoJs } from './load-video-js.ts'
import { frameVideo } from './player/adopt-video.ts'
import { recallCaptions } from './player/captions.ts'
import { createPlayer, type Player, type PlayerOptions, sourceObjects } from './player/create-player.ts'
import { focusPlayer } from './player/focus-player.ts'
import { readPosition } from './player/positions.ts'
import { watchStall } from './player/watch-stall.ts'
import { secondsWaited } from './start-video.ts'
import type { VideoSource } from './types.ts'

/** `unsupported`: the browser can play none of the sources, however often it tries. */
export type PlayerStatus = 'loading' | 'ready' | 'failed' | 'unsupported'

type Options = PlayerOptions & {
  autoFocus: boolean
  resumeKey: string | undefined
  onEnded: (() => void) | undefined
  renewSources: (() => Promise<VideoSource[] | undefined>) | undefined
  startedVideo: HTMLVideoElement | undefined
}

/** Creates a player inside `host` and disposes of it. `retry` starts over after a failure, at the same position. */
export function usePlayer(host: RefObject<HTMLElement | null>, options: Options) {
  const [made, setMade] = useState<{ player: Player; key: string } | null>(null)
  // The video that the click has started, until a player takes it over.
  const waiting = useRef(options.startedVideo)
  const [status, setStatus] = useState<PlayerStatus>(() =>
    hasPicture(waiting.current) ? 'ready' : 'loading',
  )
  const [started, setStarted] = useState((waiting.current?.played.length ?? 0) > 0)
  const [resumedAt, setResumedAt] = useState(0)
  const [attempt, setAttempt] = useState(0)
  // A parent may pass equal but new arrays on each render; only another video recreates the player. One with an id is the same
  // with other addresses too: those of a feed that signs them are new with each request.
  const { resumeKey, autoplay } = options
  const identity = JSON.stringify(
    resumeKey === undefined ? [options.sources, options.captions, autoplay] : [resumeKey, autoplay],
  )
  const key = `${attempt} ${identity}`
  // When a player becomes ready in the same render that starts over, it is disposed of before the effects that would use it run.
  const player = made?.key === key ? made.player : null
  const reached = useRef({ identity, seconds: 0 })
  const renewal = useRef<Renewal>({ identity, sources: options.sources, askedAt: 0 })
  const { onEnded, renewSources, sources } = options
  const latest = useRef({ onEnded, renewSources, sources })
  useEffect(() => {
    latest.current = { onEnded, renewSources, sources }
  })

  // A layout effect, because a video that is out of the document for longer than a task stops.
  useLayoutEffect(() => {
    const video = waiting.current
    if (video && host.current && !host.current.contains(video)) frameVideo(video, host.current)
  }, [host])

  useLayoutEffect(() => {
    if (player) setTabStop(player, status === 'loading')
  }, [player, status])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the options, and for another attempt.
  useEffect(() => {
    let created: Player | undefined
    let gone = false
    if (reached.current.identity !== identity) {
      reached.current = { identity, seconds: 0 }
      waiting.current = undefined
    }
    if (renewal.current.identity !== identity) {
      renewal.current = { identity, sources: latest.current.sources, askedAt: 0 }
    }
    const { sources } = renewal.current
    if (!waiting.current) {
      setStatus('loading')
      setStarted(false)
    }
    const { seconds } = reached.current
    const asked = seconds || options.startAt
    const left = asked === 0 && options.resumeKey !== undefined ? readPosition(options.resumeKey) : 0

    loadVideoJs(sources)
      .then((create) => {
        if (gone || !host.current) return
        const taken = waiting.current?.error ? undefined : waiting.current
        waiting.current = undefined
        if (!taken) host.current.replaceChildren()
        const waited = taken ? secondsWaited(taken) : 0
        const player = createPlayer(
          create,
          host.current,
          { ...options, sources, startAt: asked || left },
          taken,
        )
        created = player
        setTabStop(player, true)
        recallCaptions(player)
        const giveUp = (status: PlayerStatus) => {
          if (gone) return
          // The error message is outside of the fullscreen element.
          if (player.isFullscreen()) void player.exitFullscreen()
          setStatus(status)
        }
        const fail = () => {
          if (!player.selectSource(sourceObjects(sources))) return giveUp('unsupported')
          // Once for each time that it has played for a while: a file that breaks off must not be started forever.
          if (!latest.current.renewSources || !mayRenew(renewal.current)) return giveUp('failed')
          setStatus('loading')
          void renew().then((isNew) => (isNew && !gone ? setAttempt((count) => count + 1) : giveUp('failed')))
        }
        player.on('error', fail)
        watchStall(player, fail, waited)
        // Also after a stall that ends.
        player.on(['loadeddata', 'playing'], () => setStatus('ready'))
        player.on('playing', () => setStarted(true))
        player.on(['timeupdate', 'seeking'], () => {
          const now = player.currentTime() ?? 0
          if (now > 0) reached.current.seconds = now
        })
        player.on('ended', () => {
          reached.current.seconds = 0
          latest.current.onEnded?.()
        })
        if (options.autoFocus && document.activeElement?.contains(host.current)) focusPlayer(player)
        // Until it is ready, video.js reports every video as paused.
        player.ready(() => setMade({ player, key }))
        setResumedAt(left)
      })
      .catch((error: unknown) => {
        console.error('The video player could not be loaded', error)
        if (gone) return
        if (waiting.current && !waiting.current.error) {
          // It plays on with the browser's own controls.
          waiting.current.controls = true
          waiting.current.onerror = () => setStatus('failed')
          setStatus('ready')
          return
        }
        host.current?.replaceChildren()
        setStatus('failed')
      })
    return () => {
      gone = true
      setMade(null)
      created?.dispose()
    }
  }, [host, key])

  /** Asks for the addresses once more. Whether they are others. */
  async function renew(): Promise<boolean> {
    const { current } = renewal
    current.askedAt = performance.now()
    const found = await latest.current.renewSources?.().catch(() => undefined)
    if (!found?.length || JSON.stringify(found) === JSON.stringify(current.sources)) return false
    current.sources = found
    return true
  }

  async function retry() {
    setStatus('loading')
    await renew()
    setAttempt((count) => count + 1)
  }

  return { player, status, started, resumedAt, retry: () => void retry() }
}

/** The sources that are played, and when they were last asked for. */
type Renewal = { identity: string; sources: VideoSource[]; askedAt: number }

/** New addresses are requested at most this often, in ms. */
const MIN_HOLD_MS = 60_000

const mayRenew = ({ askedAt }: Renewal) => askedAt === 0 || performance.now() - askedAt > MIN_HOLD_MS

/** Without controls, the player is a stop of Tab. Otherwise nothing would follow its focus, and a dialog would hold it there. */
function setTabStop(player: Player, isStop: boolean) {
  const element = player.el()
  if (element instanceof HTMLElement) element.tabIndex = isStop ? 0 : -1
}

const hasPicture = (video: HTMLVideoElement | undefined) =>
  video !== undefined && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
