import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * What `read` returns for the position of the video on a stage, in seconds; `initial` before it plays. Only renders
 * when that changes.
 */
export function usePosition<Value>(
  root: RefObject<HTMLElement | null>,
  read: (seconds: number) => Value,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })

  useEffect(() => {
    const stage = root.current
    if (!stage) return
    // Media events don't bubble, but they can be captured; the player replaces its media element.
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) setValue(latest.current(target.currentTime))
    }
    stage.addEventListener('timeupdate', follow, true)
    return () => stage.removeEventListener('timeupdate', follow, true)
  }, [root])

  return value
}
