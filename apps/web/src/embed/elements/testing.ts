import { vi } from 'vitest'

/** jsdom lays nothing out: every element is near the window. */
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
  // A method of the platform, which jsdom lacks.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'))
  }
}

/** Puts an element with a link into the page, and waits until it has shown what it can. */
export async function place(html: string): Promise<ShadowRoot> {
  document.body.innerHTML = html
  const root = document.body.firstElementChild?.shadowRoot
  if (!root) throw new Error(`Not one of our elements: ${html}`)
  await new Promise((resolve) => setTimeout(resolve))
  return root
}
