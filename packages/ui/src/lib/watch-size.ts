/** Calls `changed` now and whenever an element has another size; never where the browser cannot tell. Returns what ends it. */
export function watchSize(element: Element, changed: () => void): () => void {
  try {
    const observer = new ResizeObserver(changed)
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    return () => {}
  }
}
