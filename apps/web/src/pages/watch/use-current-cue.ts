import { type RefObject, useEffect, useRef } from 'react'
import type { Cue } from '#features/watch/transcript-query.ts'
import { usePosition } from '#features/watch/use-position.ts'
import { cueAt } from './matching-cues.ts'

/** How long the list stays where the visitor scrolled it to. */
const REST_MS = 6000

/** The line being spoken, by its index, and a list that keeps it in view. */
export function useCurrentCue(root: RefObject<HTMLElement | null>, cues: Cue[]) {
  const list = useRef<HTMLOListElement>(null)
  const current = usePosition(root, (seconds) => cueAt(cues, seconds), -1)

  const touched = useRef(0)
  const onTouch = () => {
    touched.current = Date.now()
  }

  // Scrolls the list, never the page.
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current]')
    if (current < 0 || !box || !line || Date.now() - touched.current < REST_MS) return
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 })
  }, [current])

  return { list, current, onTouch }
}
