import { type RefObject, useEffect, useState } from 'react'
import { whenSeen } from './when-seen.ts'

/** Whether an element has come nearer than a window's height, ever. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!near && element.current) return whenSeen(element.current, '100% 0px', () => setNear(true))
  }, [element, near])
  return near
}
