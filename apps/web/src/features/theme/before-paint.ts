/**
 * Applies the visitor's theme before the first paint. It is built to an inline script for the `<head>` of every page and of
 * the offline page. `theme.ts` stores the choice.
 */
try {
  const choice = localStorage.getItem('theme') ?? 'dark'
  const { dataset } = document.documentElement
  dataset.themeChoice = choice
  const isLightDevice = choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  if (choice === 'light' || isLightDevice) dataset.theme = 'light'
} catch {
  // Storage is blocked; the page keeps the dark default.
}
