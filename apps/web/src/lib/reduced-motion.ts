/** Whether the visitor prefers reduced motion. True if the browser has no matchMedia. */
export function prefersReducedMotion(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  } catch {
    return true
  }
}
