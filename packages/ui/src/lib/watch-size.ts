/**
 * Calls `changed` now and whenever an element has another size; only now where the browser cannot tell. Returns what ends
 * the watch.
 */
export function watchSize(element: Element, changed: () => void): () => void {
  try {
    const observer = new ResizeObserver(changed)
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    changed()
    return () => {}
  }
}
