import { useSyncExternalStore } from 'react'

/** The theme of the page. Who calls it renders anew when the theme changes, and reads the tokens as they are then. */
export function useTheme(): string {
  return useSyncExternalStore(onThemeChange, () => document.documentElement.dataset.theme ?? 'dark')
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
