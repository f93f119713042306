import { cdp } from 'vitest/browser'

type Features = {
  'prefers-color-scheme'?: 'dark' | 'light'
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  'prefers-contrast'?: 'more'
  'forced-colors'?: 'active'
}

/** Emulates these media features and resets all others. */
export async function emulateMedia(features: Features) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}

/** Emulates `prefers-reduced-motion`; every test starts with `no-preference`. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference') {
  await emulateMedia({ 'prefers-reduced-motion': value })
}
