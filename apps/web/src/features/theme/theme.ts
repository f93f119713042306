/** What the pages are shown in. */
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** What a visitor can ask for: one theme, or that of their device. */
export type ThemeChoice = Theme | 'system'

const LIGHT = '(prefers-color-scheme: light)'

/** Shows the page in the theme that was chosen, now and at later visits (index.html). */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // A private window that keeps nothing: the choice holds for this page.
  }
  applyTheme(choice)
}

/** Follows the device when it turns from one theme to the other; returns how to stop that. */
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
