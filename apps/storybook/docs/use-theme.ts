import { useSyncExternalStore } from 'react'

/** The theme of the page. Rerenders the component when the theme changes. */
export function useTheme(): string {
  return useSyncExternalStore(onThemeChange, () => document.documentElement.dataset.theme ?? 'dark')
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
