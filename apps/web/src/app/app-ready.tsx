import { useEffect } from 'react'

/** Tells that the screen is alive. It belongs beside the screen, in the same Suspense boundary. */
export function AppReady({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
