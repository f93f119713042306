import { useEffect } from 'react'

let locks = 0
let unlock = () => {}

/**
 * Keeps the page from scrolling while the component is mounted. Properties of `style`, unlike a `<style>` element,
 * comply with a strict Content-Security-Policy.
 */
export function useScrollLock(): void {
  useEffect(() => {
    if (locks++ === 0) unlock = lock()
    return () => {
      if (--locks === 0) unlock()
    }
  }, [])
}

function lock() {
  const { documentElement: root, body } = document
  const scrollbar = window.innerWidth - root.clientWidth
  // The viewport uses the root element's overflow or, if that is not set, the body's.
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root
  const undo = ['overflow-x', 'overflow-y'].map((axis) => set(scroller, axis, 'hidden'))
  if (scrollbar > 0) {
    // Safari before 18.2 can't reserve the scroll bar's space by itself.
    const knowsGutter = 'scrollbarGutter' in root.style
    undo.push(
      knowsGutter
        ? set(root, 'scrollbar-gutter', 'stable')
        : set(root, 'padding-inline-end', `${scrollbar}px`),
    )
  }
  return () => {
    for (const step of undo) step()
  }
}

function set({ style }: HTMLElement, name: string, value: string) {
  const before = style.getPropertyValue(name)
  style.setProperty(name, value)
  return () => style.setProperty(name, before)
}
