import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#lib/use-hydrated.ts'

/** The player of a page, and what the page does with it. */
export type StageState = {
  root: RefObject<HTMLDivElement | null>
  /** Where the player started, in seconds; null until the visitor starts it. */
  start: number | null
  /** Plays from `seconds`. */
  playFrom: (seconds: number) => void
}

/** The video element on the stage: the browser's own at first, then the player's. */
export const mediaOf = (root: RefObject<HTMLElement | null>) => root.current?.querySelector('video') ?? null

/** State for a `Stage`. */
export function useStage(): StageState {
  const root = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [start, setStart] = useState<number | null>(null)

  // Someone may have started the browser's own player before React took over.
  useEffect(() => {
    const media = mediaOf(root)
    if (hydrated && media && !media.paused) setStart(media.currentTime)
  }, [hydrated])

  function playFrom(seconds: number) {
    const media = mediaOf(root)
    // Before the player has the video, only a new player starts at the right place.
    if (start === null || !media || media.readyState === 0) return setStart(seconds)
    media.currentTime = seconds
    media.play().catch(() => {})
  }
  return { root, start, playFrom }
}
