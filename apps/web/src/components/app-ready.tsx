import { useEffect } from 'react'

declare global {
  interface Window {
    /** Set by the inline script of a prerendered page (scripts/prerender/starter.ts). */
    appReady?: () => void
  }
}

/** Tells the page that its screen is alive. It belongs beside the screen, in the same Suspense boundary. */
export function AppReady() {
  useEffect(() => window.appReady?.(), [])
  return null
}
