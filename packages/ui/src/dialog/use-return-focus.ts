import { useRef } from 'react'

/**
 * Handlers for a Radix content that opens without a Radix trigger (from a link, from an address): they remember what had
 * the focus when it opened, and give it back when it closes, unless the focus has gone elsewhere on purpose. If nothing had the
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
      // The body has it, or what a fragment of the address names: the browser focuses that when the user goes back.
      if (document.activeElement?.contains(target)) target.focus({ preventScroll: true })
    },
  }
}
