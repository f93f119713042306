/**
 * Applies the theme that the visitor chose, before the first paint. It is built to an inline script for the `<head>`
 * of every page and of the offline page. `features/theme/theme.ts` keeps the choice.
 */
try {
  const choice = localStorage.getItem('theme') ?? 'dark'
  const { dataset } = document.documentElement
  dataset.themeChoice = choice
  const isLightDevice = choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  if (choice === 'light' || isLightDevice) dataset.theme = 'light'
} catch {
  // Storage is blocked: the page stays dark, which is the default.
}
