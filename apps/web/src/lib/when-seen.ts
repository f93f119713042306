/**
 * Calls `seen` when an element comes into the window; `margin` makes that larger or smaller, as in CSS. At once where the
 * browser cannot tell. Returns what ends the watch.
 */
export function whenSeen(element: Element, margin: string, seen: () => void): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && seen(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    seen()
    return () => {}
  }
}
