'use client'
import { useCallback, useState } from 'react'

/**
 * How many of `total` items to render: `first` at the start, `step` more with each call of `more`, so that a list of
 * thousands costs no more than a short one. A phone shows two of a row's cards, and most laptops six. It doesn't
 * reset with `total`: give the component a `key` to start over.
 */
export function useGrowingCount(total: number, { first = 6, step = 12 } = {}) {
  const [grown, setGrown] = useState(first)
  const count = Math.min(grown, total)
  const more = useCallback(() => setGrown(count + step), [count, step])
  return { count, more }
}
