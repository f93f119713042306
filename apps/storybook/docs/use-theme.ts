import { useSyncExternalStore } from 'react'

/** The page's current theme. Rerenders when it changes, so that components read the new tokens. */
export function useTheme(): string {
  return useSyncExternalStore(onThemeChange, () => document.documentElement.dataset.theme ?? 'dark')
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
