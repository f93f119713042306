'use client'
import { useState } from 'react'

type Direction = 'ltr' | 'rtl'

/**
 * The text direction at the focused element, for Radix, which otherwise assumes left-to-right. Call `read` when something
 * opens.
 */
export function useTextDirection(): [direction: Direction, read: () => void] {
  const [direction, setDirection] = useState<Direction>('ltr')
  const read = () => {
    const { direction: found } = getComputedStyle(document.activeElement ?? document.body)
    setDirection(found === 'rtl' ? 'rtl' : 'ltr')
  }
  return [direction, read]
}
