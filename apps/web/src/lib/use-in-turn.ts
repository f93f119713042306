import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `count` parts of a page to show, once they may: one more with every task, so that none keeps the page from
 * answering for long. All at once when there was nothing to wait for.
 */
export function useInTurn(count: number, waiting: boolean): number {
  const [shown, setShown] = useState(waiting ? 0 : count)
  useEffect(() => {
    if (waiting || shown >= count) return
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)))
    return () => clearTimeout(timer)
  }, [waiting, shown, count])
  return shown
}
