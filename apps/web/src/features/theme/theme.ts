/** The themes of the site. */
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** A visitor's choice: a theme, or the device's. */
export type ThemeChoice = Theme | 'system'

const LIGHT = '(prefers-color-scheme: light)'

/**
 * Applies a theme and stores it for later visits (features/theme/before-paint.ts). The pressed button shows first: a theme
 * restyles the whole page, which takes a phone a few frames.
 */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // Storage is blocked; the choice only applies to this page.
  }
  requestAnimationFrame(() => setTimeout(applyTheme, 0, choice))
}

/** Follows changes of the device's theme; returns a function that stops. */
export function followDevice(): () => void {
  const query = matchMedia(LIGHT)
  const follow = () => applyTheme('system')
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}

function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  dataset.themeChoice = choice
  dataset.theme = choice === 'system' ? (matchMedia(LIGHT).matches ? 'light' : 'dark') : choice
}
