/**
 * Applies the visitor's theme before the first paint. Built to an inline script in the `<head>` of every page;
 * features/offline/offline-page.ts has its own copy. `features/theme/theme.ts` stores the choice.
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
