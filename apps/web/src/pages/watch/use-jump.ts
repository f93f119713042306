import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { StageState } from '#features/watch/use-stage.ts'
import { parseTime } from '#lib/time.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

/** A position that just means the beginning: at 0 the player resumes where the visitor left off. */
const BEGINNING = 0.1

/**
 * Plays from the position in the URL whenever a link on the page changes it. Returns the position in seconds: the one
 * in the URL when the page opens waits for a click on Play.
 */
export function useJump({ root, playFrom }: StageState): number {
  const from = useStartTime()
  const { key } = useLocation()
  const opened = useRef(key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address jumps once.
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (from === null) return
    playFrom(from || BEGINNING)
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [key])

  return from ?? 0
}

/** The position in a URL: `?t=95` or `#t=95`. */
export const timeOf = ({ search, hash }: { search: string; hash: string }) =>
  parseTime(new URLSearchParams(search).get('t')) ?? parseTime(new URLSearchParams(hash.slice(1)).get('t'))

/** The position in the current URL, in seconds. Null while hydrating, because the build doesn't know it. */
export function useStartTime(): number | null {
  const location = useLocation()
  return useHydrated() ? timeOf(location) : null
}
