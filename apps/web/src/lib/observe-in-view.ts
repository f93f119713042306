/**
 * Calls `onInView` when an element enters the viewport, or at once if the browser has no IntersectionObserver.
 * @param margin Grows or shrinks the viewport, as in CSS.
 * @returns a function that stops observing
 */
export function observeInView(element: Element, margin: string, onInView: () => void): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onInView(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    onInView()
    return () => {}
  }
}
