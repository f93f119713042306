import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadVideoJs } from './load-video-js.ts'
import { recallCaptions } from './player/captions.ts'
import { createPlayer, type Player, type PlayerOptions, sourceObjects } from './player/create-player.ts'
import { focusPlayer } from './player/focus-player.ts'
import { readPosition } from './player/positions.ts'
import { watchStall } from './player/watch-stall.ts'

/** `unsupported`: the browser can play none of the sources, however often it tries. */
export type PlayerStatus = 'loading' | 'ready' | 'failed' | 'unsupported'

type Options = Omit<PlayerOptions, 'startAt'> & {
  autoFocus: boolean
  resumeKey: string | undefined
  onEnded: (() => void) | undefined
}

/** Creates a player inside `host` and disposes of it. `retry` starts over after a failure, at the same position. */
export function usePlayer(host: RefObject<HTMLElement | null>, options: Options) {
  const [player, setPlayer] = useState<Player | null>(null)
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [started, setStarted] = useState(false)
  const [resumedAt, setResumedAt] = useState(0)
  const [attempt, setAttempt] = useState(0)
  // A parent may pass equal but new arrays on each render; only another video recreates the player.
  const identity = JSON.stringify([options.sources, options.captions, options.autoplay, options.resumeKey])
  const reached = useRef({ identity, seconds: 0 })
  const onEnded = useRef(options.onEnded)
  useEffect(() => {
    onEnded.current = options.onEnded
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `identity` stands for the options, `attempt` starts over.
  useEffect(() => {
    let made: Player | undefined
    let gone = false
    setStatus('loading')
    setStarted(false)
    if (reached.current.identity !== identity) reached.current = { identity, seconds: 0 }
    const { seconds } = reached.current
    const left = seconds === 0 && options.resumeKey !== undefined ? readPosition(options.resumeKey) : 0

    loadVideoJs(options.sources)
      .then((create) => {
        if (gone || !host.current) return
        const player = createPlayer(create, host.current, { ...options, startAt: seconds || left })
        made = player
        recallCaptions(player)
        const fail = () => {
          // The error message is outside of the fullscreen element.
          if (player.isFullscreen()) void player.exitFullscreen()
          setStatus(player.selectSource(sourceObjects(options.sources)) ? 'failed' : 'unsupported')
        }
        player.on('error', fail)
        watchStall(player, fail)
        // Also after a stall that ends.
        player.on(['loadeddata', 'playing'], () => setStatus('ready'))
        player.on('playing', () => setStarted(true))
        player.on(['timeupdate', 'seeking'], () => {
          const now = player.currentTime() ?? 0
          if (now > 0) reached.current.seconds = now
        })
        player.on('ended', () => {
          reached.current.seconds = 0
          onEnded.current?.()
        })
        if (options.autoFocus && document.activeElement?.contains(host.current)) focusPlayer(player)
        setPlayer(player)
        setResumedAt(left)
      })
      .catch((error: unknown) => {
        console.error('The video player could not be loaded', error)
        if (gone) return
        host.current?.replaceChildren()
        setStatus('failed')
      })
    return () => {
      gone = true
      setPlayer(null)
      made?.dispose()
    }
  }, [host, identity, attempt])

  return { player, status, started, resumedAt, retry: () => setAttempt((count) => count + 1) }
}
