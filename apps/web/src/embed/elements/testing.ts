import { vi } from 'vitest'

/** jsdom has no layout: every element is near the viewport. */
export function standInForBrowser(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => queueMicrotask(() => seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  // A platform method that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'))
  }
}

/** Adds an element with a link to the page, and waits until it has rendered. */
export async function place(html: string): Promise<ShadowRoot> {
  document.body.innerHTML = html
  const root = document.body.firstElementChild?.shadowRoot
  if (!root) throw new Error(`Not one of our elements: ${html}`)
  await new Promise((resolve) => setTimeout(resolve))
  return root
}
