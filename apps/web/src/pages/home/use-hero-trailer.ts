import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { prefersReducedMotion } from '#lib/reduced-motion.ts'

/** How long the picture shows before the trailer starts. */
const AUTOPLAY_DELAY_MS = 5000
/** Time between setting the video's URL and playing it. */
const PLAY_DELAY_MS = 100

export type HeroTrailerState = {
  video: RefObject<HTMLVideoElement | null>
  /** Starts it after a while; returns a function that cancels that. */
  autoplay: () => () => void
  stop: () => void
  playing: boolean
  muted: boolean
  togglePlaying: () => void
  toggleMuted: () => void
  /** Event handlers for the video element, which keep `playing` in sync. */
  events: Pick<ComponentProps<'video'>, 'onPlay' | 'onPause' | 'onTimeUpdate' | 'onEnded' | 'onError'>
}

/**
 * State of the trailer behind the hero. It autoplays once, unless the visitor prefers reduced motion or data, and
 * ends before its title card, whose words would mix with the hero's.
 */
export function useHeroTrailer(src: string | null, titleCardAt = Infinity): HeroTrailerState {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [muted, setMuted] = useState(true)
  // Never autoplay again once it has played or the visitor has used the controls.
  const touched = useRef(false)

  function load() {
    if (video.current && src && !video.current.src) video.current.src = src
  }
  function play() {
    load()
    if (video.current && video.current.currentTime >= titleCardAt) video.current.currentTime = 0
    video.current?.play().catch((error: unknown) => console.log('The hero trailer did not play', error))
  }

  return {
    video,
    autoplay: () => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const start = () => {
        if (touched.current) return
        touched.current = true
        load()
        timer = setTimeout(play, PLAY_DELAY_MS)
      }
      if (!touched.current && wantsAutoplay()) timer = setTimeout(start, AUTOPLAY_DELAY_MS)
      return () => clearTimeout(timer)
    },
    stop: () => {
      video.current?.pause()
      setPlaying(false)
      setMuted(true)
    },
    playing,
    muted,
    togglePlaying: () => {
      touched.current = true
      if (playing) video.current?.pause()
      else play()
    },
    toggleMuted: () => setMuted(!muted),
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: ({ currentTarget }) => {
        if (currentTarget.currentTime >= titleCardAt) currentTarget.pause()
      },
      onEnded: () => setPlaying(false),
      onError: () => console.log('The hero trailer could not be loaded'),
    },
  }
}

function wantsAutoplay(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  const slow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')
  return !slow && !prefersReducedMotion()
}
