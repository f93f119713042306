import { useRef } from 'react'

/**
 * Handlers for a Radix content that opens without a Radix trigger (from a link, from a URL): they remember what had
 * the focus when it opened, and return it on closing, unless the focus has moved on purpose. If nothing had the
 * focus, Radix falls back to its own trigger.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current
      if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return
      event.preventDefault()
      // The focus is on the body, or on the target of the URL's fragment, which the browser focuses when the user goes
      // back.
      if (document.activeElement?.contains(target)) target.focus({ preventScroll: true })
    },
  }
}
