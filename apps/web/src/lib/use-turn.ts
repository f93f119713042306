import { type RefObject, startTransition, useEffect, useState } from 'react'
import { observeInView } from './observe-in-view.ts'
import { whenIdle } from './when-idle.ts'

const waiting = new Set<() => void>()

/** Calls one job each time the browser is idle: all at once would be one long task on a slow phone. */
function queue(job: () => void): () => void {
  waiting.add(job)
  if (waiting.size === 1) whenIdle(callNext)
  return () => waiting.delete(job)
}

function callNext() {
  const [job] = waiting
  if (!job) return
  job()
  waiting.delete(job)
  if (waiting.size > 0) whenIdle(callNext)
}

/**
 * Whether it is an element's turn to render what is `ready`: at once if it is ready from the start or in view, else after those before
 * it in the page.
 */
export function useTurn(element: RefObject<Element | null>, ready: boolean): boolean {
  const [isItsTurn, setItsTurn] = useState(ready)
  useEffect(() => {
    if (!ready || isItsTurn || !element.current) return
    const take = () => startTransition(() => setItsTurn(true))
    const stop = [queue(take), observeInView(element.current, '0px', take)]
    return () => {
      for (const each of stop) each()
    }
  }, [element, ready, isItsTurn])
  return isItsTurn
}
