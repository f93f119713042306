/** What the pages are shown in. */
export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** What a visitor can ask for: one theme, or that of their device. */
export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The inline script of index.html reads it too, before the first paint. */
const KEY = 'theme'

/** The visitor's choice; dark for who never chose, and where the browser keeps nothing. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY)
    return themeChoices.find((choice) => choice === stored) ?? 'dark'
  } catch {
    return 'dark'
  }
}

/** Shows the page in the theme that was chosen, now and at later visits. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A private window that keeps nothing: the choice holds for this page.
  }
  applyTheme(choice)
}

/** Shows the page in the theme that was chosen. */
export function applyTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice
}

/** Calls back when the device turns from one theme to the other; returns how to stop that. */
export function onSystemTheme(callback: () => void): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', callback)
  return () => query.removeEventListener('change', callback)
}

const LIGHT = '(prefers-color-scheme: light)'
const systemTheme = (): Theme => (matchMedia(LIGHT).matches ? 'light' : 'dark')
