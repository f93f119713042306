'use client'
import { useState } from 'react'

type Direction = 'ltr' | 'rtl'

/**
 * The direction of the text around what has the focus, for Radix, which otherwise takes every page for left-to-right. `read` it
 * when something opens.
 */
export function useTextDirection(): [direction: Direction, read: () => void] {
  const [direction, setDirection] = useState<Direction>('ltr')
  const read = () => {
    const { direction: found } = getComputedStyle(document.activeElement ?? document.body)
    setDirection(found === 'rtl' ? 'rtl' : 'ltr')
  }
  return [direction, read]
}
