/** Calls `changed` at once and on every resize of an element; never without ResizeObserver. Returns a cleanup function. */
export function watchSize(element: Element, changed: () => void): () => void {
  try {
    const observer = new ResizeObserver(changed)
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    return () => {}
  }
}
