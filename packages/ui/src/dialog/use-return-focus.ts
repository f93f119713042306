import { useRef } from 'react'

/**
 * Handlers for a Radix content that opens without a Radix trigger (from a link, from an address): they remember what had
 * the focus when it opened, and give it back when it closes, unless the focus has gone elsewhere on purpose.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const lost = document.activeElement === document.body
      if (lost) opener.current?.focus({ preventScroll: true })
    },
  }
}
